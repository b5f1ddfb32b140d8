import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pan, UNZOOMED, type Zoom, zoomAround } from './zoom.ts';

const size = { x: 400, y: 800 };
const point = fc.record({
  x: fc.integer({ min: -200, max: 200 }),
  y: fc.integer({ min: -400, max: 400 }),
});

test('the point under the fingers stays where it is', () => {
  fc.assert(
    fc.property(point, fc.integer({ min: 1, max: 5 }), (at, factor) => {
      const zoom = zoomAround(UNZOOMED, factor, at, size);
      // Where the point of the picture that was at `at` is shown now.
      expect(zoom.x + at.x * zoom.scale).toBeCloseTo(at.x);
      expect(zoom.y + at.y * zoom.scale).toBeCloseTo(at.y);
    }),
  );
});

test('a picture covers its place, however it is enlarged and moved', () => {
  const step = fc.record({ at: point, factor: fc.double({ min: 0.2, max: 4, noNaN: true }) });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 8 }), (steps) => {
      const zoom = steps.reduce<Zoom>(
        (before, { at, factor }) => pan(zoomAround(before, factor, at, size), at, size),
        UNZOOMED,
      );
      expect(zoom.scale).toBeGreaterThanOrEqual(1);
      expect(zoom.scale).toBeLessThanOrEqual(5);
      expect(Math.abs(zoom.x)).toBeLessThanOrEqual(((zoom.scale - 1) * size.x) / 2);
      expect(Math.abs(zoom.y)).toBeLessThanOrEqual(((zoom.scale - 1) * size.y) / 2);
    }),
  );
});

test('zooming out returns to the start', () => {
  const zoomed = zoomAround(UNZOOMED, 3, { x: 90, y: -40 }, size);
  expect(zoomAround(zoomed, 0.1, { x: -200, y: 300 }, size)).toEqual(UNZOOMED);
});
