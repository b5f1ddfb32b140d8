export interface RenditionSize {
  /** By its shorter side, such as `720p`; a vertical video has the same steps as a horizontal one. */
  name: string;
  width: number;
  height: number;
  /** Of the picture, in bits a second; simple pictures take less. */
  maxRate: number;
}

const STEPS = [
  { side: 360, maxRate: 800_000 },
  { side: 480, maxRate: 1_400_000 },
  { side: 720, maxRate: 2_800_000 },
  { side: 1080, maxRate: 5_000_000 },
] as const;
const LONGEST_SIDE = 4096;
/** The step that is made first where nothing can be played without it. */
const FIRST_SIDE = 720;

/** The sizes in which a video is made, smallest first; none is larger than the video. */
export function planRenditions({
  width,
  height,
}: {
  width: number;
  height: number;
}): RenditionSize[] {
  const short = Math.min(width, height);
  const fitting = STEPS.filter(({ side }) => side <= short);
  const steps = fitting.length > 0 ? fitting : [{ side: short, maxRate: STEPS[0].maxRate }];
  return steps.map(({ side, maxRate }) => {
    const scale = Math.min(side / short, LONGEST_SIDE / Math.max(width, height));
    return {
      name: `${side}p`,
      width: even(width * scale),
      height: even(height * scale),
      maxRate,
    };
  });
}

export function firstRendition(sizes: readonly RenditionSize[]): RenditionSize {
  const small = sizes.filter(({ width, height }) => Math.min(width, height) <= FIRST_SIDE);
  const size = small.at(-1) ?? sizes[0];
  if (!size) throw new Error('There is one size at least');
  return size;
}

/** As H.264 has it. */
function even(length: number): number {
  return Math.max(2, Math.round(length / 2) * 2);
}
