import { parentPort, workerData } from 'node:worker_threads';
import { type Job, work } from './thread.js';

// A thread of the training.
work(workerData as Job, (message) => parentPort?.postMessage(message));
