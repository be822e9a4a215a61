import { describe, expect, it } from 'vitest';
import type { Judged, Stretch } from './analysis.js';
import type { AnalysisReply, AnalysisRequest } from './analysis-messages.js';
import { type AnalysisRun, NOTHING_YET, openAnalysis, type Progress } from './analysis-run.js';
import { newTable } from './games.js';
import type { AnyState } from './rules.js';
import { JAN_AND_ANNA } from './testing.js';

/** A worker that says what it is told to. */
class FakeWorker extends EventTarget {
  readonly asked: AnalysisRequest[] = [];
  ended = false;
  postMessage(request: AnalysisRequest): void {
    this.asked.push(request);
  }
  terminate(): void {
    this.ended = true;
  }
  say(data: AnalysisReply): void {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
}

const stretch = (from: number): Stretch<AnyState> => ({
  seat: 0,
  from,
  keys: ['end'],
  view: { turn: { seat: 0, round: 1 } },
  decision: { id: from, seat: 0, ask: 'gate', source: 'turn', options: [] },
  part: 'turn',
  round: 1,
  turn: from,
});
const judged = (from: number): Judged => ({ from, other: undefined, margin: undefined });

function open(from: Progress = NOTHING_YET): {
  readonly run: AnalysisRun;
  readonly workers: FakeWorker[];
  readonly seen: Progress[];
} {
  const workers: FakeWorker[] = [];
  const seen: Progress[] = [];
  const request = { table: newTable('valley', JAN_AND_ANNA, { players: 2 }, 'run'), seat: 0 };
  const start = (): Worker => {
    const worker = new FakeWorker();
    workers.push(worker);
    return worker as unknown as Worker;
  };
  return { run: openAnalysis(request, from, (progress) => seen.push(progress), start), workers, seen };
}

describe('an analysis', () => {
  it('starts a worker when told, and gathers what it says', () => {
    const { run, workers, seen } = open();
    expect(workers).toHaveLength(0);
    run.start();
    const [worker] = workers;
    expect(worker.asked).toMatchObject([{ seat: 0, done: [] }]);
    worker.say({ type: 'found', stretches: [stretch(4), stretch(9)] });
    worker.say({ type: 'judged', judged: judged(4) });
    expect(run.progress).toMatchObject({ status: 'running', judged: new Map([[4, judged(4)]]) });
    worker.say({ type: 'judged', judged: judged(9) });
    worker.say({ type: 'done' });
    expect(run.progress.status).toBe('done');
    expect(worker.ended).toBe(true);
    expect(seen.map(({ judged: all }) => all.size)).toEqual([0, 0, 1, 2, 2]);
  });

  it('can be stopped at once, and goes on where it was', () => {
    const { run, workers } = open();
    run.start();
    workers[0].say({ type: 'found', stretches: [stretch(4), stretch(9)] });
    workers[0].say({ type: 'judged', judged: judged(4) });
    run.stop();
    expect(workers[0].ended).toBe(true);
    // What was on its way does not count any more.
    workers[0].say({ type: 'judged', judged: judged(9) });
    expect([...run.progress.judged.keys()]).toEqual([4]);
    expect(run.progress.status).toBe('stopped');
    run.start();
    expect(workers[1].asked).toMatchObject([{ done: [4] }]);
  });

  it('goes on from what was found before, and not at all if that was everything', () => {
    const before: Progress = { ...NOTHING_YET, stretches: [stretch(4)], judged: new Map([[4, judged(4)]]) };
    const { run, workers } = open(before);
    run.start();
    expect(workers[0].asked[0].done).toEqual([4]);
    const done = open({ ...before, status: 'done' });
    done.run.start();
    expect(done.workers).toHaveLength(0);
  });

  it('starts only one worker at a time', () => {
    const { run, workers } = open();
    run.start();
    run.start();
    expect(workers).toHaveLength(1);
  });

  it('says why it failed, keeps what it has, and can be tried again', () => {
    const { run, workers } = open();
    run.start();
    workers[0].say({ type: 'judged', judged: judged(4) });
    workers[0].say({ type: 'failed', message: 'It fell over.' });
    expect(run.progress).toMatchObject({ status: 'failed', message: 'It fell over.' });
    expect(workers[0].ended).toBe(true);
    run.start();
    expect(run.progress).toMatchObject({ status: 'running', message: undefined });
    workers[1].dispatchEvent(Object.assign(new Event('error'), { message: 'No such file.' }));
    expect(run.progress).toMatchObject({ status: 'failed', message: 'No such file.' });
    expect(run.progress.judged.size).toBe(1);
  });
});
