import sharp from 'sharp';
import type { Random } from '../seed/random.ts';
import { buildFrame, type FrameBuild, type FrameForm } from './frame/build.ts';
import type { FrameColor } from './frame/colors.ts';
import { drawMaterial, materialGradient } from './frame/front.ts';
import { layGround } from './frame/ground.ts';
import { drawLenses, glassClip, lensGradient, lensTint, windowGradient } from './frame/lens.ts';
import { lightRelief, type Relief, type Surface, surfaceOf } from './frame/relief.ts';
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
import { n } from './geometry.ts';
import { PICTURE_JPEG } from './render.ts';

/** A table on which a frame is laid, one colour after another. */
export interface FrameStudio {
  shoot(color: FrameColor, random: Random): Promise<Buffer>;
}

/** Prepares what all colours of a frame have in common: ground, shadow and light. */
export async function openStudio(form: FrameForm): Promise<FrameStudio> {
  const build = buildFrame(form);
  const stage = stageFor(form, build);
  const [ground, masks] = await Promise.all([layGround(form, build), cutMasks(form, build, stage)]);
  const reliefs = new Map<Surface, Relief>();
  const reliefOf = (surface: Surface) => {
    const relief = reliefs.get(surface) ?? lightRelief(masks.front, surface);
    reliefs.set(surface, relief);
    return relief;
  };
  return {
    async shoot(color, random) {
      const sheet = drawMaterial(form, build, color, random);
      const [behind, material] = await Promise.all([
        sharp(drawBehind(form, build, stage, color))
          .raw()
          .toBuffer(),
        sharp(stageSvg(stage, materialGradient(build, color), sheet))
          .raw()
          .toBuffer(),
      ]);
      const look = {
        opacity: color.finish === 'crystal' ? 0.42 : 1,
        browShade: color.lens.kind === 'clear' ? 0.16 : 0.5,
      };
      const relief = reliefOf(surfaceOf(color.finish));
      const picture = compose(stage, ground, behind, material, masks, relief, look);
      return sharp(picture, { raw: { width: FRAME_WIDTH, height: FRAME_HEIGHT, channels: 3 } })
        .jpeg(PICTURE_JPEG)
        .toBuffer();
    },
  };
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
