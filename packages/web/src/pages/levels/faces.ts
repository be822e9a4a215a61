import type { PlayLevel } from '@polder/bots';
import type { IconName } from '@polder/core/text';

/** Who sits across: blue on white glaze, drawn in a circle of 100 units, with a thing of theirs beside it. */
export interface Face {
  readonly ground: string;
  readonly icon: IconName;
  /** Shapes of an SVG. */
  readonly drawn: string;
}

export const FACES: Readonly<Record<PlayLevel, Face>> = {
  visitor: {
    ground: '#f6f3e8',
    icon: 't-white',
    drawn:
      '<path d="M22 100c2-20 12-27 28-27s26 7 28 27Z" fill="#a9c0e2"/>' +
      '<path d="M41 73l9 9 9-9" fill="#fffaf0"/>' +
      '<path d="M35 46c0-17 30-17 30 0 0 14-6 22-15 22s-15-8-15-22Z" fill="#fffaf0"/>' +
      '<path d="M43.5 47v.01M56.5 47v.01" stroke-width="3.4"/>' +
      '<path d="M40 42.5q3.5-2 7 0M53 42.5q3.5-2 7 0" stroke-width="1.5"/>' +
      '<path d="M50 48v5l-2 1" stroke-width="1.3"/><path d="M45 58.5q5 4.5 10 0" stroke-width="1.6"/>' +
      '<path d="M40 53h.01M60 53h.01" stroke="#e9a98f" stroke-width="5" opacity=".55"/>' +
      '<path d="M34 41c2-6 5-9 16-9s14 3 16 9c2-13-4-21-16-21S32 28 34 41Z" fill="#5f85c2"/>' +
      '<path d="M26 34q24-9 48 0l-3 3q-21-7-42 0Z" fill="#dfe8f5"/>' +
      '<path d="M34 33c0-14 7-19 16-19s16 5 16 19q-16-5-32 0Z" fill="#dfe8f5"/>' +
      '<path d="M34 31q16-5 32 0" stroke-width="3"/>',
  },
  apprentice: {
    ground: '#eef3fa',
    icon: 't-yellow',
    drawn:
      '<path d="M22 100c2-20 12-27 28-27s26 7 28 27Z" fill="#dfe8f5"/>' +
      '<path d="M36 76q14 10 28 0l2 6q-16 10-32 0Z" fill="#f7c51e"/>' +
      '<path d="M58 84l5 12 6-3-5-11Z" fill="#f7c51e"/>' +
      '<path d="M35 46c0-17 30-17 30 0 0 14-6 22-15 22s-15-8-15-22Z" fill="#fffaf0"/>' +
      '<path d="M43.5 47v.01M56.5 47v.01" stroke-width="3.4"/>' +
      '<path d="M40 41.5q3.5-3 7-1M53 40.5q3.5-2 7 1" stroke-width="1.5"/>' +
      '<path d="M50 48v5l-2 1" stroke-width="1.3"/><path d="M46 59q4 3 8 0" stroke-width="1.6"/>' +
      '<path d="M40 53h.01M60 53h.01" stroke="#e9a98f" stroke-width="5" opacity=".55"/>' +
      '<path d="M33 44c-1-6 2-10 5-11M67 44c1-6-2-10-5-11" stroke-width="3"/>' +
      '<path d="M30 35c0-13 9-19 21-19s21 8 20 18c-12-5-28-5-41 1Z" fill="#1d4a93"/>' +
      '<path d="M29 36c12-7 30-7 45 0-1 4-7 2-13 1-10-2-20-1-32-1Z" fill="#5f85c2"/>',
  },
  sower: {
    ground: '#f6f3e8',
    icon: 't-red',
    drawn:
      '<path d="M20 100c2-20 13-27 30-27s28 7 30 27Z" fill="#1d4a93"/>' +
      '<path d="M32 78l18 14 18-14-6-4H38Z" fill="#fffaf0"/>' +
      '<path d="M35 46c0-17 30-17 30 0 0 14-6 22-15 22s-15-8-15-22Z" fill="#fffaf0"/>' +
      '<path d="M43.5 47v.01M56.5 47v.01" stroke-width="3.4"/>' +
      '<path d="M40 42.5q3.5-2 7 0M53 42.5q3.5-2 7 0" stroke-width="1.5"/>' +
      '<path d="M50 48v5l-2 1" stroke-width="1.3"/><path d="M46 59q4 3 8 0" stroke-width="1.6"/>' +
      '<path d="M40 53h.01M60 53h.01" stroke="#e9a98f" stroke-width="5" opacity=".55"/>' +
      '<path d="M35 44c2-8 8-11 15-11s13 3 15 11" fill="#5f85c2"/>' +
      '<path d="M50 14c-17 0-23 12-21 26-4 1-8 5-9 12 6 0 10-2 12-6 1-10 7-15 18-15s17 5 18 15c2 4 6 6 12 6-1-7-5-11-9-12 2-14-4-26-21-26Z" fill="#fffaf0"/>' +
      '<path d="M36 26q14-8 28 0M33 33q17-9 34 0" stroke-width="1.2"/>',
  },
  grower: {
    ground: '#eef3fa',
    icon: 't-violet',
    drawn:
      '<path d="M20 100c2-20 13-26 30-26s28 6 30 26Z" fill="#5f85c2"/>' +
      '<path d="M36 76v24M64 76v24" stroke="#fffaf0" stroke-width="5"/>' +
      '<path d="M36 76v24M64 76v24" stroke-width="1.2"/>' +
      '<path d="M35 46c0-17 30-17 30 0 0 14-6 22-15 22s-15-8-15-22Z" fill="#fffaf0"/>' +
      '<path d="M43.5 47v.01M56.5 47v.01" stroke-width="3.4"/>' +
      '<path d="M40 42.5q3.5-2 7 0M53 42.5q3.5-2 7 0" stroke-width="1.5"/>' +
      '<path d="M50 48v5l-2 1" stroke-width="1.3"/><path d="M46 59q4 3 8 0" stroke-width="1.6"/>' +
      '<path d="M40 53h.01M60 53h.01" stroke="#e9a98f" stroke-width="5" opacity=".55"/>' +
      '<path d="M34 48c1 20 8 30 16 30s15-10 16-30c-3 8-8 9-16 9s-13-1-16-9Z" fill="#a9c0e2"/>' +
      '<path d="M45 61q5 3 10 0" stroke-width="1.6"/>' +
      '<path d="M14 36c10-7 22-8 36-8s26 1 36 8c-10 5-22 6-36 6s-26-1-36-6Z" fill="#f6e3b0"/>' +
      '<path d="M32 31c0-14 7-19 18-19s18 5 18 19q-18 5-36 0Z" fill="#f6e3b0"/>' +
      '<path d="M32 30q18 5 36 0v-4q-18 5-36 0Z" fill="#1d4a93"/>',
  },
  miller: {
    ground: '#f6f3e8',
    icon: 't-black',
    drawn:
      '<path d="M18 100c2-20 14-26 32-26s30 6 32 26Z" fill="#12316a"/>' +
      '<path d="M36 46c0-17 28-17 28 0 0 14-6 22-14 22s-14-8-14-22Z" fill="#fffaf0"/>' +
      '<path d="M43.5 47v.01M56.5 47v.01" stroke-width="3.4"/>' +
      '<path d="M40 42.5q3.5-2 7 0M53 42.5q3.5-2 7 0" stroke-width="1.5"/>' +
      '<path d="M50 48v5l-2 1" stroke-width="1.3"/><path d="M46 59q4 3 8 0" stroke-width="1.6"/>' +
      '<path d="M40 53h.01M60 53h.01" stroke="#e9a98f" stroke-width="5" opacity=".55"/>' +
      '<path d="M24 75c2-8 14-10 26-10s24 2 26 10c2 6-12 11-26 11s-28-5-26-11Z" fill="#fffaf0"/>' +
      '<path d="M27 75l4 5 3-8 4 10 4-11 4 12 4-12 4 12 4-12 4 11 4-10 3 8 4-5" stroke-width="1.2"/>' +
      '<path d="M42 57q4-4 8 0 4-4 8 0 3 2 6-1M42 57q-3 2-6-1" stroke-width="2.2"/>' +
      '<path d="M50 62l-3 4h6Z" fill="#1d4a93"/>' +
      '<path d="M34 46c-3-10 2-20 16-20s19 10 16 20c-2-7-5-11-8-12-6 3-12 3-16 0-3 1-6 5-8 12Z" fill="#5f85c2"/>' +
      '<path d="M18 28c12 3 20-1 30-2 12-1 22 2 34-2-4 8-14 10-32 10-16 0-28 0-32-6Z" fill="#12316a"/>' +
      '<path d="M32 28c-1-12 6-18 18-18s19 6 18 16c-12 4-24 4-36 2Z" fill="#12316a"/>',
  },
  master: {
    ground: '#eef3fa',
    icon: 'enhance',
    drawn:
      '<g transform="translate(50 46)" stroke="none">' +
      '<path d="M31.8 -3.3L39.3 -2.1L39.3 2.1L31.8 3.3L31 7.7L37.7 11.5L36.3 15.4L28.8 14L26.5 17.9L31.5 23.7L28.8 26.9L22.2 23L18.8 25.9L21.5 33L17.9 35.1L13 29.2L8.8 30.8L8.9 38.4L4.8 39.1L2.2 31.9L-2.2 31.9L-4.8 39.1L-8.9 38.4L-8.8 30.8L-13 29.2L-17.9 35.1L-21.5 33L-18.8 25.9L-22.2 23L-28.8 26.9L-31.5 23.7L-26.5 17.9L-28.8 14L-36.3 15.4L-37.7 11.5L-31 7.7L-31.8 3.3L-39.3 2.1L-39.3 -2.1L-31.8 -3.3L-31 -7.7L-37.7 -11.5L-36.3 -15.4L-28.8 -14L-26.5 -17.9L-31.5 -23.7L-28.8 -26.9L-22.2 -23L-18.8 -25.9L-21.5 -33L-17.9 -35.1L-13 -29.2L-8.8 -30.8L-8.9 -38.4L-4.8 -39.1L-2.2 -31.9L2.2 -31.9L4.8 -39.1L8.9 -38.4L8.8 -30.8L13 -29.2L17.9 -35.1L21.5 -33L18.8 -25.9L22.2 -23L28.8 -26.9L31.5 -23.7L26.5 -17.9L28.8 -14L36.3 -15.4L37.7 -11.5L31 -7.7Z" fill="#f6d271"/>' +
      '</g><path d="M18 100c2-20 14-26 32-26s30 6 32 26Z" fill="#1d4a93"/>' +
      '<path d="M38 75l12 12 12-12" fill="#fffaf0"/>' +
      '<path d="M35 46c0-17 30-17 30 0 0 14-6 22-15 22s-15-8-15-22Z" fill="#fffaf0"/>' +
      '<path d="M43.5 47v.01M56.5 47v.01" stroke-width="3.4"/>' +
      '<path d="M39 41q4-3 8-1M53 40q4-2 8 1" stroke-width="1.5"/>' +
      '<path d="M50 48v5l-2 1" stroke-width="1.3"/><path d="M46 59q4 3 8 0" stroke-width="1.6"/>' +
      '<path d="M40 53h.01M60 53h.01" stroke="#e9a98f" stroke-width="5" opacity=".55"/>' +
      '<path d="M34 46c-3 18 4 34 16 34s19-16 16-34c-2 9-7 11-16 11s-14-2-16-11Z" fill="#fffaf0"/>' +
      '<path d="M43 60q7 4 14 0M41 66q2 6 4 8M50 66v10M59 66q-2 6-4 8" stroke-width="1.2"/>' +
      '<circle cx="43.5" cy="47" r="5.2" fill="#ffffffaa"/>' +
      '<circle cx="56.5" cy="47" r="5.2" fill="#ffffffaa"/><path d="M48.7 47h2.6"/>' +
      '<path d="M34 44c-4-4-3-12 0-15M66 44c4-4 3-12 0-15" stroke="#fffaf0" stroke-width="5"/>' +
      '<path d="M34 34c1-10 7-14 16-14s15 4 16 14c-10-4-22-4-32 0Z" fill="#dfe8f5"/>' +
      '<path d="M33 36q17-6 34 0" stroke-width="3"/>',
  },
};
