import { serve } from '../serve.js';
import { readSettings } from '../settings.js';

// A server in which something goes wrong that nobody foresaw.
await serve(readSettings(process.env), process.env);
void Promise.reject(new Error('nobody foresaw this'));
