import { describe, expect, it } from 'vitest';
import { type Claim, chooseNext as choose } from './choose-next.ts';

const photo = (lane: string) => ({ lane, isDrawing: false });
const drawing = (lane: string) => ({ lane, isDrawing: true });
const chooseNext = (waiting: Claim[], running: Claim[], places: number, served: string[] = []) =>
  choose(waiting, running, served, places);

describe('the next job of the decoders', () => {
  it('is the first that waits, where places are free', () => {
    expect(chooseNext([photo('a'), photo('b')], [], 2)).toBe(0);
    expect(chooseNext([], [], 2)).toBe(-1);
  });

  it('is one of the lane of which the least runs', () => {
    expect(chooseNext([photo('a'), photo('a'), photo('b')], [photo('a')], 4)).toBe(2);
    expect(chooseNext([photo('a'), photo('b')], [photo('a'), photo('a'), photo('b')], 4)).toBe(1);
  });

  it('is one of the lane that was served longest ago', () => {
    const waiting = [photo('a'), photo('b'), photo('c')];
    expect(chooseNext(waiting, [], 2, ['b', 'c', 'a'])).toBe(1);
    expect(chooseNext(waiting, [], 2, ['b', 'a'])).toBe(2);
    expect(chooseNext([drawing('a'), drawing('b')], [], 2, ['a'])).toBe(1);
  });

  it('may be one more than there are places, of a lane of which nothing runs', () => {
    const full = [photo('a'), photo('a')];
    expect(chooseNext([photo('a')], full, 2)).toBe(-1);
    expect(chooseNext([photo('a'), photo('b')], full, 2)).toBe(1);
    expect(chooseNext([photo('c')], [...full, photo('b')], 2)).toBe(-1);
  });

  it('is no drawing, where drawings have all places but one', () => {
    expect(chooseNext([drawing('b'), photo('a')], [drawing('a')], 2)).toBe(1);
    expect(chooseNext([drawing('b')], [drawing('a')], 3)).toBe(0);
    expect(chooseNext([drawing('a')], [], 1)).toBe(0);
    expect(chooseNext([photo('b')], [drawing('a')], 1)).toBe(0);
  });
});
