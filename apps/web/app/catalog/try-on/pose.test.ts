import { expect, test } from 'vitest';
import { poseByHand, poseOf, smoothed } from './pose.ts';

/** A face whose eyes are 100 pixels apart, turned by an angle around its vertical axis. */
function meshOf(yaw: number, roll = 0) {
  const mesh: [number, number, number][] = Array.from({ length: 468 }, () => [0, 0, 0]);
  const place = (index: number, x: number, y: number, z: number) => {
    const [turnedX, turnedZ] = [
      x * Math.cos(yaw) - z * Math.sin(yaw),
      x * Math.sin(yaw) + z * Math.cos(yaw),
    ];
    mesh[index] = [
      300 + turnedX * Math.cos(roll) - y * Math.sin(roll),
      200 + turnedX * Math.sin(roll) + y * Math.cos(roll),
      turnedZ,
    ];
  };
  place(33, -70, 0, 0);
  place(133, -30, 0, 0);
  place(362, 30, 0, 0);
  place(263, 70, 0, 0);
  place(168, 0, -8, 0);
  place(10, 0, -120, 0);
  place(152, 0, 160, 0);
  return mesh;
}

test('a face that looks ahead gives its scale, its middle and no turn', () => {
  const pose = poseOf(meshOf(0), 50);
  expect(pose).toMatchObject({ perMillimetre: 2, roll: 0, yaw: 0, pitch: 0 });
  expect(pose?.middle).toEqual({ x: 300, y: 200 });
});

test.each([-0.5, 0.3])('a turned face keeps its scale: %s', (yaw) => {
  const pose = poseOf(meshOf(yaw), 50);
  expect(pose?.yaw).toBeCloseTo(yaw);
  expect(pose?.perMillimetre).toBeCloseTo(2);
});

test('a tilted head tilts the frame; pupils by hand give the same', () => {
  const pose = poseOf(meshOf(0, 0.2), 50);
  expect(pose?.roll).toBeCloseTo(0.2);
  const byHand = poseByHand(
    pose?.pupils ?? [
      { x: 0, y: 0 },
      { x: 1, y: 0 },
    ],
    50,
  );
  expect(byHand.roll).toBeCloseTo(0.2);
  expect(byHand.middle.x).toBeCloseTo(pose?.middle.x ?? 0);
});

test('a face in profile is not believed further than the drawing goes; one of no size is none', () => {
  expect(poseOf(meshOf(1.3), 50)?.yaw).toBe(0.7);
  expect(
    poseOf(
      Array.from({ length: 468 }, () => [5, 5, 0] as const),
      50,
    ),
  ).toBeNull();
});

test('a moving face is followed in steps', () => {
  const [still, moved] = [poseOf(meshOf(0), 50), poseOf(meshOf(0.4), 50)];
  if (!still || !moved) throw new Error('no face');
  expect(smoothed(null, moved)).toBe(moved);
  const between = smoothed(still, moved).yaw;
  expect(between).toBeGreaterThan(0);
  expect(between).toBeLessThan(moved.yaw);
});

test('pupils 126 pixels and 63 mm apart make a millimetre two pixels; a head held askew turns the frame', () => {
  const level = poseByHand(
    [
      { x: 100, y: 200 },
      { x: 226, y: 200 },
    ],
    63,
  );
  expect(level).toMatchObject({ perMillimetre: 2, roll: 0, middle: { x: 163, y: 200 } });
  expect(
    poseByHand(
      [
        { x: 0, y: 0 },
        { x: 10, y: 10 },
      ],
      63,
    ).roll,
  ).toBeCloseTo(Math.PI / 4);
});
