import sharp from 'sharp';
import { darken, lighten, mix } from '../color.ts';
import { n } from '../geometry.ts';
import type { CutOut } from './cut-out.ts';
import { FRAME_HEIGHT, FRAME_WIDTH, PIXELS_PER_MILLIMETRE } from './studio.ts';

/** Pixels for a millimetre of the face. */
const SCALE = 3.7;
const PUPILS_Y = 318;
/** The middle of the lenses is a little below the pupils. */
const BELOW_MM = 3;

interface Look {
  skin: string;
  hair: string;
  shirt: string;
  /** Short, or down to the shoulders. */
  long: boolean;
}

export const looks: readonly Look[] = [
  { skin: '#8a5a3c', hair: '#1d1310', shirt: '#efe4d6', long: false },
  { skin: '#c98f68', hair: '#3a2114', shirt: '#31503f', long: true },
  { skin: '#5d3a27', hair: '#120c0a', shirt: '#d9a441', long: true },
  { skin: '#e3b492', hair: '#6b4426', shirt: '#3d4f6b', long: false },
];

/** A frame on a drawn face, to scale: the face has the usual measures of an adult. */
export async function drawOnFace(front: CutOut, look: number): Promise<Buffer> {
  const scale = SCALE / PIXELS_PER_MILLIMETRE;
  const [width, height] = [Math.round(front.width * scale), Math.round(front.height * scale)];
  const left = Math.round((FRAME_WIDTH - width) / 2);
  const top = Math.round(PUPILS_Y + BELOW_MM * SCALE - height / 2);
  const small = await sharp(front.pixels, {
    raw: { width: front.width, height: front.height, channels: 4 },
  })
    .resize(width, height)
    .raw()
    .toBuffer();
  const shadow = await sharp(Buffer.from(shadowOf(small)), { raw: { width, height, channels: 4 } })
    .blur(5)
    .raw()
    .toBuffer();
  const raw = { raw: { width, height, channels: 4 as const } };
  return sharp(await faceOf(look), {
    raw: { width: FRAME_WIDTH, height: FRAME_HEIGHT, channels: 3 },
  })
    .composite([
      { input: shadow, ...raw, left, top: top + 11 },
      { input: small, ...raw, left, top },
    ])
    .removeAlpha()
    .raw()
    .toBuffer();
}

/** Dark where the frame is, as thick as its material. */
function shadowOf(frame: Buffer): Buffer {
  const shadow = Buffer.alloc(frame.length);
  for (let at = 0; at < frame.length; at += 4) {
    shadow[at] = 40;
    shadow[at + 1] = 18;
    shadow[at + 2] = 8;
    shadow[at + 3] = (frame[at + 3] as number) * 0.42;
  }
  return shadow;
}

const drawn = new Map<number, Promise<Buffer>>();

function faceOf(index: number): Promise<Buffer> {
  const known = drawn.get(index);
  if (known) return known;
  const svg = Buffer.from(faceSvg(looks[index % looks.length] as Look));
  const face = sharp(svg).removeAlpha().raw().toBuffer();
  drawn.set(index, face);
  return face;
}

/** Drawn in millimetres around the middle between the pupils. */
export function faceSvg({ skin, hair, shirt, long }: Look): string {
  const [shade, deep, light] = [darken(skin, 0.38), darken(skin, 0.62), lighten(skin, 0.2)];
  const lips = mix(skin, '#a03040', 0.45);
  const eye = (side: number) => `<g transform="translate(${n(side * 31.5)} 0) scale(${side} 1)">
<path d="M-15 2.4Q-3 -9.4 15 .6Q3 8.6 -15 2.4Z" fill="#f4ece4"/><circle cy="-.3" r="5.7" fill="${mix(hair, '#6b4020', 0.5)}"/><circle cy="-.3" r="2.7" fill="#0b0706"/><circle cx="1.9" cy="-2.4" r="1.1" fill="#fff"/>
<path d="M-15 2.4Q-3 -9.4 15 .6" fill="none" stroke="${darken(hair, 0.4)}" stroke-width="1.7" stroke-linecap="round"/><path d="M-13 -3.6Q-1 -13 15.5 -3.4" fill="none" stroke="${deep}" stroke-width="1" stroke-opacity=".6"/>
<path d="M-17 -15.5Q-2 -24.5 21 -14Q0 -20 -17 -11.8Z" fill="${hair}" fill-opacity=".92"/></g>`;
  const behind = long
    ? `<path d="M-88 118C-104 60 -104 -112 0 -114S104 60 88 118C70 130 -70 130 -88 118Z" fill="${darken(hair, 0.2)}"/>`
    : `<path d="M-80 2C-92 -92 -50 -120 0 -120S92 -92 80 2Z" fill="${hair}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${FRAME_WIDTH}" height="${FRAME_HEIGHT}"><defs>
<radialGradient id="ground" cx=".5" cy=".4" r=".8"><stop offset="0" stop-color="#fffdfb"/><stop offset="1" stop-color="#ecdfd0"/></radialGradient>
<radialGradient id="skin" cx=".45" cy=".42" r=".62"><stop offset="0" stop-color="${light}"/><stop offset=".55" stop-color="${skin}"/><stop offset="1" stop-color="${shade}"/></radialGradient>
<linearGradient id="neck" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${deep}"/><stop offset=".6" stop-color="${shade}"/><stop offset="1" stop-color="${skin}"/></linearGradient>
<linearGradient id="hair" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${lighten(hair, 0.1)}"/><stop offset=".6" stop-color="${hair}"/></linearGradient>
<filter id="soft" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="3.2"/></filter></defs>
<rect width="${FRAME_WIDTH}" height="${FRAME_HEIGHT}" fill="url(#ground)"/>
<g transform="translate(${FRAME_WIDTH / 2} ${PUPILS_Y}) scale(${SCALE})">${behind}
<path d="M-150 170C-128 110 -62 112 -38 92H38C62 112 128 110 150 170Z" fill="${shirt}"/>
<path d="M-37 50V94C-24 116 24 116 37 94V50Z" fill="url(#neck)"/>
<path d="M-70 -10C-84 -18 -82 24 -68 28ZM70 -10C84 -18 82 24 68 28Z" fill="${shade}"/>
<path d="M-73 -24C-75 -90 -38 -97 0 -97S75 -90 73 -24C73 12 67 42 49 66C34 86 18 97 0 97S-34 86 -49 66C-67 42 -73 12 -73 -24Z" fill="url(#skin)"/>
<g filter="url(#soft)"><ellipse cx="-31" cy="-3" rx="21" ry="11" fill="${shade}" fill-opacity=".5"/><ellipse cx="31" cy="-3" rx="21" ry="11" fill="${shade}" fill-opacity=".5"/>
<path d="M5 -10C8 8 10 20 17 32Q10 42 0 41Q8 30 4 10Z" fill="${shade}" fill-opacity=".75"/><ellipse cx="0" cy="43" rx="14" ry="4" fill="${deep}" fill-opacity=".55"/>
<ellipse cx="0" cy="76" rx="17" ry="4" fill="${shade}" fill-opacity=".7"/><path d="M46 20C60 20 62 44 46 62C40 60 52 40 46 20Z" fill="${shade}" fill-opacity=".55"/>
<ellipse cx="-2" cy="14" rx="4" ry="20" fill="${light}" fill-opacity=".9"/><ellipse cx="-1" cy="31" rx="6" ry="5" fill="${light}" fill-opacity=".8"/>
<ellipse cx="-40" cy="28" rx="15" ry="10" fill="${mix(light, '#e08a70', 0.35)}" fill-opacity=".55"/><ellipse cx="40" cy="28" rx="13" ry="9" fill="${mix(skin, '#d07a60', 0.35)}" fill-opacity=".4"/></g>
<path d="M-16 33Q-17 41 -8 39.5Q0 45 8 39.5Q17 41 16 33" fill="none" stroke="${deep}" stroke-width="1.3" stroke-opacity=".7" stroke-linecap="round"/>
<ellipse cx="-7" cy="38.6" rx="3.4" ry="1.5" fill="${darken(deep, 0.4)}" fill-opacity=".8"/><ellipse cx="7" cy="38.6" rx="3.4" ry="1.5" fill="${darken(deep, 0.4)}" fill-opacity=".8"/>
${eye(1)}${eye(-1)}
<path d="M-24 60Q-8 52.5 0 56Q8 52.5 24 60Q0 62.5 -24 60Z" fill="${darken(lips, 0.22)}"/><path d="M-24 60Q0 62.5 24 60Q12 71 0 71T-24 60Z" fill="${lips}"/><ellipse cx="-3" cy="65" rx="9" ry="2" fill="${lighten(lips, 0.3)}" fill-opacity=".5"/>
${fringe(long)}</g></svg>`;
}

function fringe(long: boolean): string {
  return long
    ? `<path d="M-76 44C-90 -60 -66 -112 2 -112S92 -60 76 44C74 2 76 -40 48 -62C26 -78 8 -82 -4 -84C-24 -70 -58 -58 -66 -26C-70 0 -72 20 -76 44Z" fill="url(#hair)"/>`
    : `<path d="M-76 -10C-84 -88 -46 -112 0 -112S84 -88 76 -10C74 -34 70 -48 60 -60C36 -74 4 -64 -24 -74C-44 -78 -66 -56 -70 -40Z" fill="url(#hair)"/>`;
}
