import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Box,
  initialCrop,
  MIN_CROP,
  moveCrop,
  resizeCrop,
  scaleCrop,
} from './crop-geometry.ts';

const picture = { width: 400, height: 300 };
const free = { ratio: undefined, allowResizeOnMove: true };

describe('W04 a crop', () => {
  it('begins as everything, or with as much as its ratio allows', () => {
    expect(initialCrop(picture, undefined)).toEqual({ x: 0, y: 0, width: 400, height: 300 });
    expect(initialCrop(picture, 1)).toEqual({ x: 50, y: 0, width: 300, height: 300 });
    expect(initialCrop(picture, 4)).toEqual({ x: 0, y: 100, width: 400, height: 100 });
  });

  it('becomes smaller at an edge, or stops there', () => {
    const crop = { x: 100, y: 100, width: 200, height: 100 };
    expect(moveCrop(crop, { x: 150, y: 0 }, picture, free)).toEqual({
      ...{ x: 250, y: 100, width: 150, height: 100 },
    });
    expect(moveCrop(crop, { x: -150, y: 0 }, picture, free)).toEqual({
      ...{ x: 0, y: 100, width: 150, height: 100 },
    });
    const fixed = { ...free, allowResizeOnMove: false };
    expect(moveCrop(crop, { x: 150, y: 0 }, picture, fixed)).toEqual({ ...crop, x: 200 });
  });

  it('with a ratio follows the side that is pulled, also inwards', () => {
    const square = { ratio: 1, allowResizeOnMove: true };
    const whole = initialCrop(picture, 1);
    const smaller = resizeCrop(whole, { x: 1, y: 1 }, { x: -10, y: 0 }, picture, square);
    expect([smaller.width, smaller.height]).toEqual([290, 290]);
    const lower = resizeCrop(whole, { x: 1, y: 1 }, { x: 0, y: -30 }, picture, square);
    expect([lower.width, lower.height]).toEqual([270, 270]);
  });

  it('is nothing to write down when it is the whole picture', () => {
    const natural = { width: 4000, height: 3000 };
    expect(scaleCrop({ x: 0, y: 0, ...picture }, picture, natural)).toBeNull();
    expect(scaleCrop({ x: 1, y: 2, width: 100, height: 50 }, picture, natural)).toEqual({
      ...{ x: 10, y: 20, width: 1000, height: 500 },
    });
  });

  it('stays inside, keeps its ratio and its least size, whatever is done with it', () => {
    const delta = fc.record({
      x: fc.integer({ min: -900, max: 900 }),
      y: fc.integer({ min: -900, max: 900 }),
    });
    const side = fc.constantFrom(-1 as const, 1 as const);
    const step = fc.oneof(
      fc.record({ kind: fc.constant('move' as const), by: delta }),
      fc.record({
        kind: fc.constant('resize' as const),
        by: delta,
        corner: fc.record({ x: side, y: side }),
      }),
    );
    const rules = fc.record({
      ratio: fc.constantFrom(undefined, 1, 16 / 9, 0.5),
      allowResizeOnMove: fc.boolean(),
    });
    fc.assert(
      fc.property(rules, fc.array(step, { maxLength: 12 }), (rule, steps) => {
        let crop: Box = initialCrop(picture, rule.ratio);
        for (const each of steps) {
          crop =
            each.kind === 'move'
              ? moveCrop(crop, each.by, picture, rule)
              : resizeCrop(crop, each.corner, each.by, picture, rule);
          expect(crop.x).toBeGreaterThanOrEqual(-0.001);
          expect(crop.y).toBeGreaterThanOrEqual(-0.001);
          expect(crop.x + crop.width).toBeLessThanOrEqual(picture.width + 0.001);
          expect(crop.y + crop.height).toBeLessThanOrEqual(picture.height + 0.001);
          if (rule.ratio) expect(crop.width / crop.height).toBeCloseTo(rule.ratio, 3);
          expect(Math.max(crop.width, crop.height)).toBeGreaterThanOrEqual(MIN_CROP - 0.001);
        }
      }),
    );
  });
});
