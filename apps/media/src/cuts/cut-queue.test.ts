import { describe, expect, it } from 'vitest';
import { type OpenCut, placeInQueue } from './cut-queue.ts';

const NORMAL = { perSecond: 0.5 };

function cut(id: string, about: Partial<OpenCut> = {}): OpenCut {
  const waiting = { runningSeconds: null, progress: 0, laneServedAt: null };
  return { id, lane: id, ...waiting, encodes: 20, ...about };
}

describe('the place of a cut', () => {
  const runs = cut('a', { runningSeconds: 4, progress: 0.4, laneServedAt: 100 });

  it('is what goes before it, and how long that and its own work take at the speed of the last ones', () => {
    const cuts = [cut('c'), runs, cut('b', { encodes: 0 })];
    expect(placeInQueue(cuts, 'a', NORMAL)).toEqual({ before: 0, seconds: 6 });
    expect(placeInQueue(cuts, 'b', NORMAL)).toEqual({ before: 1, seconds: 6 + 3 });
    expect(placeInQueue(cuts, 'c', NORMAL)).toEqual({ before: 2, seconds: 6 + 3 + 13 });
  });

  it('takes turns: a member with many cuts does not go before one with a single cut', () => {
    const many = ['b', 'c', 'd'].map((id) => cut(id, { lane: 'many' }));
    const cuts = [runs, ...many, cut('e')];
    const beforeOf = (id: string) => placeInQueue(cuts, id, NORMAL).before;
    expect(['b', 'e', 'c', 'd'].map(beforeOf)).toEqual([1, 2, 3, 4]);
    const served = { lane: 'a', laneServedAt: 100 };
    expect(placeInQueue([runs, cut('b', served), cut('c')], 'b', NORMAL).before).toBe(2);
  });

  it('says no time where nothing tells how fast it is', () => {
    const unknown = { perSecond: null };
    const begun = cut('a', { runningSeconds: 1 });
    expect(placeInQueue([begun, cut('b')], 'b', unknown)).toEqual({ before: 1, seconds: null });
    // The one that runs tells it: 4 seconds for 8 of its 20.
    expect(placeInQueue([runs, cut('b')], 'b', unknown)).toEqual({ before: 1, seconds: 6 + 13 });
  });
});
