import type { FastifyHelmetOptions } from '@fastify/helmet';
import type { Settings } from '../run/settings.js';
import type { Client } from './client.js';
import { ownOrigins } from './origin.js';

const YEAR = 365 * 24 * 60 * 60;

/** Nothing but what the client is made of, and what stands in its page, by hashes. */
export function securityHeaders(
  settings: Settings,
  { scripts, styles }: Pick<Client, 'scripts' | 'styles'>,
): FastifyHelmetOptions {
  // A policy can't name an IPv6 address: browsers complain, and take 'self' for it.
  const sockets = [...ownOrigins(settings)]
    .filter((origin) => !origin.includes('['))
    .map((origin) => origin.replace(/^http/, 'ws'));
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'none'"],
        'script-src': ["'self'", ...scripts.map((hash) => `'${hash}'`)],
        'script-src-attr': ["'none'"],
        // Svelte sets places and colours through the DOM, not by attributes: those stay forbidden.
        'style-src': ["'self'", ...styles.map((hash) => `'${hash}'`)],
        'style-src-attr': ["'none'"],
        'img-src': ["'self'", 'data:'],
        'font-src': ["'self'"],
        // Not every browser takes 'self' for WebSockets as well.
        'connect-src': ["'self'", ...sockets],
        'worker-src': ["'self'"],
        'manifest-src': ["'self'"],
        'frame-ancestors': ["'none'"],
        'base-uri': ["'none'"],
        'form-action': ["'self'"],
        'object-src': ["'none'"],
        ...(settings.secure ? { 'upgrade-insecure-requests': [] } : {}),
      },
    },
    strictTransportSecurity: settings.secure ? { maxAge: YEAR, includeSubDomains: false } : false,
    xFrameOptions: { action: 'deny' },
    referrerPolicy: { policy: 'same-origin' },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    crossOriginEmbedderPolicy: false,
  };
}

/** What neither we nor anybody in our page is to ask the browser for. */
export const PERMISSIONS_POLICY = [
  'accelerometer',
  'bluetooth',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
]
  .map((feature) => `${feature}=()`)
  .join(', ');
