import { parentPort, workerData } from 'node:worker_threads';
import { messageOf } from './errors.js';
import { runTask, type Task } from './tasks.js';
import type { Answer, Piece } from './workers.js';

// A worker thread: does one piece of its task after the other, as it is told.
const task = workerData as Task;
parentPort?.on('message', async ({ from, to }: Piece) => {
  let answer: Answer;
  try {
    answer = { from, to, result: await runTask(task, from, to) };
  } catch (error) {
    answer = { from, to, error: messageOf(error) };
  }
  parentPort?.postMessage(answer);
});
