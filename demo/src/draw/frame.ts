import sharp from 'sharp';
import type { Random } from '../seed/random.ts';
import { buildFrame, type FrameBuild, type FrameForm } from './frame/build.ts';
import type { FrameColor } from './frame/colors.ts';
import { cutOut } from './frame/cut-out.ts';
import { drawOnFace } from './frame/face.ts';
import { drawMaterial, materialGradient } from './frame/front.ts';
import { layGround } from './frame/ground.ts';
import { drawLenses, glassClip, lensGradient, lensTint, windowGradient } from './frame/lens.ts';
import type { Plane } from './frame/plane.ts';
import { lightRelief, type Relief, type Surface, surfaceOf } from './frame/relief.ts';
import { drawSideways, layOnSide } from './frame/sideways.ts';
import {
  CAUSTIC_REACH,
  compose,
  cutMasks,
  FRAME_HEIGHT,
  FRAME_WIDTH,
  type Stage,
  stageFor,
  stageSvg,
} from './frame/studio.ts';
import { drawNosePads, drawTemples } from './frame/temples.ts';
import { drawTurned, layTurnedGround } from './frame/turned.ts';
import { n } from './geometry.ts';
import { PICTURE_JPEG } from './render.ts';

/** A table on which a frame is laid, one colour after another. */
export interface FrameStudio {
  /** From the front. */
  shoot(color: FrameColor, random: Random): Promise<Buffer>;
  /** Draw with a stream of the same name: the material is the same. `face` is the number of a drawn face. */
  shootViews(color: FrameColor, random: Random, face: number): Promise<FrameViews>;
}

export interface FrameViews {
  turned: Buffer;
  sideways: Buffer;
  onFace: Buffer;
  /** The front without ground, as WebP. */
  cutOut: Buffer;
}

/** Prepares what all colours of a frame have in common: ground, shadow and light. */
export async function openStudio(form: FrameForm): Promise<FrameStudio> {
  const build = buildFrame(form);
  const stage = stageFor(form, build);
  const masks = await cutMasks(form, build, stage);
  const reliefOf = reliefsOf(masks.front);
  const front = memo(() => layGround(form, build));
  const turned = memo(() => layTurnedGround(form, build));
  const side = memo(async () => {
    const laid = await layOnSide(form, build);
    return { laid, reliefOf: reliefsOf(laid.masks.front) };
  });
  const sheetOf = async (color: FrameColor, random: Random) => {
    const sheet = drawMaterial(form, build, color, random);
    return { sheet, pixels: await raw(stageSvg(stage, materialGradient(build, color), sheet)) };
  };
  return {
    async shoot(color, random) {
      const [ground, behind, { pixels }] = await Promise.all([
        front(),
        raw(drawBehind(form, build, stage, color)),
        sheetOf(color, random),
      ]);
      const relief = reliefOf(surfaceOf(color.finish));
      return toJpeg(compose(stage, ground, behind, pixels, masks, relief, lookOf(color)));
    },
    async shootViews(color, random, face) {
      const [worn, { sheet, pixels }, turnedGround, { laid, reliefOf: sideReliefOf }] =
        await Promise.all([
          raw(drawWorn(form, build, stage, color)),
          sheetOf(color, random),
          turned(),
          side(),
        ]);
      const surface = surfaceOf(color.finish);
      const lit = { masks, relief: reliefOf(surface), look: lookOf(color) };
      const cut = cutOut(stage, form.front, worn, pixels, lit);
      const [turnedView, sideways, onFace, transparent] = await Promise.all([
        drawTurned(form, build, color, cut, turnedGround).then(toJpeg),
        drawSideways(laid, form, build, color, sheet, sideReliefOf(surface)).then(toJpeg),
        drawOnFace(cut, face).then(toJpeg),
        sharp(cut.pixels, { raw: { width: cut.width, height: cut.height, channels: 4 } })
          .webp({ quality: 88, effort: 2 })
          .toBuffer(),
      ]);
      return { turned: turnedView, sideways, onFace, cutOut: transparent };
    },
  };
}

/** Posts show a frame from the front only: what the other views need is made when the first is drawn. */
function memo<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

function lookOf(color: FrameColor) {
  return {
    opacity: color.finish === 'crystal' ? 0.42 : 1,
    browShade: color.lens.kind === 'clear' ? 0.16 : 0.5,
  };
}

function raw(svg: Buffer): Promise<Buffer> {
  return sharp(svg).raw().toBuffer();
}

/** Colours with the same surface share a relief. */
function reliefsOf(silhouette: Plane): (surface: Surface) => Relief {
  const reliefs = new Map<Surface, Relief>();
  return (surface) => {
    const relief = reliefs.get(surface) ?? lightRelief(silhouette, surface);
    reliefs.set(surface, relief);
    return relief;
  };
}

function toJpeg(pixels: Buffer): Promise<Buffer> {
  return sharp(pixels, { raw: { width: FRAME_WIDTH, height: FRAME_HEIGHT, channels: 3 } })
    .jpeg(PICTURE_JPEG)
    .toBuffer();
}

/** What the front carries when nothing but a face is behind it. */
function drawWorn(form: FrameForm, build: FrameBuild, stage: Stage, color: FrameColor): Buffer {
  const definitions = glassClip(build) + lensGradient(build, color.lens) + windowGradient(form);
  return stageSvg(stage, definitions, drawNosePads(form, color) + drawLenses(form, build, color));
}

function drawBehind(form: FrameForm, build: FrameBuild, stage: Stage, color: FrameColor): Buffer {
  const definitions =
    glassClip(build) +
    lensGradient(build, color.lens) +
    windowGradient(form) +
    causticGradient(color);
  const content =
    drawCaustics(build) +
    drawTemples(form, build, color) +
    drawNosePads(form, color) +
    drawLenses(form, build, color);
  return stageSvg(stage, definitions, content);
}

function causticGradient({ lens }: FrameColor): string {
  const tint = lensTint(lens);
  const strength = lens.kind === 'clear' ? 0.06 : 0.3;
  return `<radialGradient id="caustic"><stop offset="0" stop-color="${tint}" stop-opacity="${strength}"/><stop offset="1" stop-color="${tint}" stop-opacity="0"/></radialGradient>`;
}

/** Light that comes through the glass and colours the ground. */
function drawCaustics(build: FrameBuild): string {
  return build.lenses
    .map((lens) => {
      const xs = lens.map(([x]) => x);
      const [left, right] = [Math.min(...xs), Math.max(...xs)];
      return `<ellipse cx="${n((left + right) / 2 - 3)}" cy="${n(build.bottom + CAUSTIC_REACH / 2)}" rx="${n((right - left) * 0.5)}" ry="${n(CAUSTIC_REACH / 2)}" fill="url(#caustic)"/>`;
    })
    .join('');
}
