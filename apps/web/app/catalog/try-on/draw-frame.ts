import type { Pose } from './pose.ts';

export interface WornFrame {
  /** The front without background, exactly as wide as the frame. */
  front: HTMLImageElement;
  /** In millimetres. */
  width: number;
  temple: number;
  lensHeight: number;
  /** Of the temples. */
  hex: string;
}

/** The eye of the camera is this far away, in millimetres. */
const DISTANCE = 600;
/** How far a front bends back beside its middle: x² divided by this. */
const BEND = 620;
/** The middle of the lenses is a little below the pupils. */
const BELOW_MM = 2;

/** Draws a frame over a picture, turned like the face that wears it. */
export function drawFrame(context: CanvasRenderingContext2D, frame: WornFrame, pose: Pose): void {
  const { middle, perMillimetre, roll } = pose;
  context.save();
  context.translate(middle.x, middle.y);
  context.rotate(roll);
  context.scale(perMillimetre, perMillimetre);
  context.translate(0, BELOW_MM);
  drawTemple(context, frame, pose);
  const turned = turnFront(frame, pose);
  if (turned) {
    drawShadow(context, turned);
    context.drawImage(turned.canvas, turned.left, turned.top, turned.width, turned.height);
  }
  context.restore();
}

/** A point of the frame in the picture, in millimetres; z is towards the camera. */
export function place(
  x: number,
  y: number,
  z: number,
  yaw: number,
): { x: number; y: number; near: number } {
  const [cos, sin] = [Math.cos(yaw), Math.sin(yaw)];
  const near = DISTANCE / (DISTANCE + x * sin - z * cos);
  return { x: (x * cos + z * sin) * near, y: y * near, near };
}

const bend = (x: number) => -(x * x) / BEND;

interface TurnedFront {
  canvas: HTMLCanvasElement;
  /** Its place around the bridge, in millimetres. */
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The front, one column of pixels after another: each has its own height, because it is nearer or farther. */
function turnFront(frame: WornFrame, pose: Pose): TurnedFront | null {
  const { front, width } = frame;
  const { yaw, pitch, perMillimetre } = pose;
  const scale = Math.min(8, Math.max(1, perMillimetre));
  const half = width / 2;
  const [left, right] = [place(-half, 0, bend(half), yaw).x, place(half, 0, bend(half), yaw).x];
  const heightMm = (front.naturalHeight / front.naturalWidth) * width;
  const tallest = heightMm * 1.15;
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.ceil((right - left) * scale));
  canvas.height = Math.max(1, Math.ceil(tallest * scale));
  const context = canvas.getContext('2d');
  if (!context) return null;
  context.imageSmoothingQuality = 'high';
  const flat = Math.cos(pitch);
  let x = -half;
  for (let column = 0; column < canvas.width; column += 1) {
    const from = x;
    const edge = left + (column + 1) / scale;
    while (x < half && place(x, 0, bend(x), yaw).x < edge) x += width / 1600;
    const { near } = place((from + x) / 2, 0, bend(x), yaw);
    const [start, end] = [from, x].map((each) => ((each + half) / width) * front.naturalWidth) as [
      number,
      number,
    ];
    const height = heightMm * near * flat * scale;
    context.drawImage(
      ...([front, start, 0, Math.max(0.5, end - start), front.naturalHeight] as const),
      ...([column, (canvas.height - height) / 2, 1, height] as const),
    );
  }
  const drawn = { width: canvas.width / scale, height: canvas.height / scale };
  return { canvas, left, top: -drawn.height / 2, ...drawn };
}

/** What the front takes from the light on the face. */
function drawShadow(context: CanvasRenderingContext2D, turned: TurnedFront): void {
  const dark = document.createElement('canvas');
  dark.width = turned.canvas.width;
  dark.height = turned.canvas.height;
  const shade = dark.getContext('2d');
  if (!shade) return;
  shade.drawImage(turned.canvas, 0, 0);
  shade.globalCompositeOperation = 'source-in';
  shade.fillStyle = '#2a1206';
  shade.fillRect(0, 0, dark.width, dark.height);
  context.save();
  context.globalAlpha = 0.16;
  for (const [dx, dy] of [
    [0, 1.6],
    [0.6, 2.4],
    [-0.6, 3.2],
  ] as const) {
    context.drawImage(
      ...([dark, turned.left + dx, turned.top + dy, turned.width, turned.height] as const),
    );
  }
  context.restore();
}

/** The temple on the near side, which fades towards the ear; looking ahead hides both. */
function drawTemple(context: CanvasRenderingContext2D, frame: WornFrame, { yaw }: Pose): void {
  const seen = Math.min(1, Math.abs(yaw) / 0.25);
  if (seen < 0.08) return;
  const side = yaw > 0 ? -1 : 1;
  const x = side * (frame.width / 2 - 1.5);
  const back = -(frame.temple - 45);
  const y = -frame.lensHeight * 0.28;
  const at = (z: number, dy: number) => place(x + side * (-z / 100) * 3, y + dy, z + bend(x), yaw);
  const [hinge, ear] = [at(0, 0), at(back, 0)];
  const fade = context.createLinearGradient(hinge.x, 0, ear.x, 0);
  fade.addColorStop(0, frame.hex);
  fade.addColorStop(0.55, frame.hex);
  fade.addColorStop(1, `${frame.hex}00`);
  context.save();
  context.globalAlpha = seen;
  context.fillStyle = fade;
  context.beginPath();
  for (const [index, point] of [at(0, -2.4), at(back, -1.6), at(back, 1.6), at(0, 2.4)].entries()) {
    if (index === 0) context.moveTo(point.x, point.y);
    else context.lineTo(point.x, point.y);
  }
  context.fill();
  context.restore();
}
