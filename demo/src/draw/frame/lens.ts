import { darken, lighten, luminance, mix } from '../color.ts';
import { n, type Point, polygon } from '../geometry.ts';
import type { FrameBuild, FrameForm } from './build.ts';
import type { FrameColor, LensColor } from './colors.ts';

/** The glass: its tint and what it mirrors. Expects the clip path `glass`. */
export function drawLenses(form: FrameForm, build: FrameBuild, { lens }: FrameColor): string {
  const outlines = build.lenses.map(polygon).join('');
  return `<path d="${outlines}" fill="url(#tint)"/>
<g clip-path="url(#glass)">${lens.kind === 'mirror' ? mirroredStand(form, build, lens) : ''}${reflections(form, build, lens)}</g>
${rimless(form, outlines, lens)}`;
}

export function glassClip(build: FrameBuild): string {
  return `<clipPath id="glass"><path d="${build.lenses.map(polygon).join('')}"/></clipPath>`;
}

export function lensGradient(build: FrameBuild, lens: LensColor): string {
  const [top, bottom] = [build.top, build.bottom];
  const opacity = {
    clear: [0.2, 0.08],
    solid: [0.95, 0.88],
    gradient: [0.95, 0.5],
    mirror: [1, 1],
  };
  const [upper, lower] = opacity[lens.kind] as [number, number];
  const slant = `x1="-4" y1="${n(top)}" x2="4" y2="${n(bottom)}"`;
  return `<linearGradient id="tint" gradientUnits="userSpaceOnUse" ${slant}>
<stop offset="0" stop-color="${lens.from}" stop-opacity="${upper}"/>
<stop offset=".45" stop-color="${mix(lens.from, lens.to, 0.4)}" stop-opacity="${n((upper + lower) / 2)}"/>
<stop offset="1" stop-color="${lens.to}" stop-opacity="${lower}"/></linearGradient>`;
}

/** The colour that the glass leaves in the light that falls through it. */
export function lensTint(lens: LensColor): string {
  return luminance(lens.from) < 0.03 ? mix(lens.to, '#8a6f5c', 0.6) : mix(lens.from, lens.to, 0.5);
}

/** What a mirrored lens shows of the world: a bright sky over a dark stand. */
function mirroredStand(form: FrameForm, build: FrameBuild, lens: LensColor): string {
  return build.lenses
    .map((outline) => {
      const [left, width] = extent(outline);
      const y = form.lensHeight * 0.16;
      const at = (share: number) => n(left + width * share);
      return `<path d="M${at(-0.1)} ${n(y + 5)}C${at(0.2)} ${n(y - 2)} ${at(0.4)} ${n(y - 1)} ${at(0.56)} ${n(y + 1.5)}S${at(0.9)} ${n(y + 1)} ${at(1.1)} ${n(y - 5)}V60H${at(-0.1)}Z" fill="${darken(lens.to, 0.5)}" fill-opacity=".38"/>
<path d="M${at(-0.1)} ${n(y + 8)}C${at(0.25)} ${n(y + 4)} ${at(0.6)} ${n(y + 9)} ${at(1.1)} ${n(y + 2)}V60H${at(-0.1)}Z" fill="${darken(lens.to, 0.65)}" fill-opacity=".3"/>
<ellipse cx="${at(0.5)}" cy="${n(-form.lensHeight * 0.42)}" rx="${n(width * 0.62)}" ry="${n(form.lensHeight * 0.26)}" fill="${lighten(lens.from, 0.6)}" fill-opacity=".34"/>`;
    })
    .join('');
}

/** A soft window along the upper nose side and a thin slanted one across. */
function reflections(form: FrameForm, build: FrameBuild, lens: LensColor): string {
  const h = form.lensHeight;
  const strength = { clear: 0.55, solid: 0.8, gradient: 0.8, mirror: 0.7 }[lens.kind];
  const one = (left: number, width: number) => {
    const at = (share: number) => n(left + width * share);
    const slope = h * 0.3;
    const band = (share: number, thick: number, opacity: number) =>
      `<path d="M${n(left + width * share + slope)} ${n(-h / 2)}h${n(thick)}L${n(left + width * share - slope + thick)} ${n(h / 2)}h${n(-thick)}Z" fill="url(#window)" fill-opacity="${opacity}"/>`;
    return `<path d="M${at(0.02)} ${n(h * 0.12)}C${at(0.04)} ${n(-h * 0.3)} ${at(0.2)} ${n(-h * 0.46)} ${at(0.62)} ${n(-h * 0.46)}C${at(0.36)} ${n(-h * 0.36)} ${at(0.2)} ${n(-h * 0.2)} ${at(0.02)} ${n(h * 0.12)}Z" fill="url(#window)"/>${band(0.62, width * 0.15, 0.26)}${band(0.81, width * 0.03, 0.26)}`;
  };
  const windows = build.lenses.map((outline) => {
    const [left, width] = extent(outline);
    return form.build === 'mask'
      ? one(left + width * 0.06, width * 0.36) + one(left + width * 0.56, width * 0.36)
      : one(left, width);
  });
  return `<g opacity="${strength}">${windows.join('')}</g>`;
}

export function windowGradient(form: FrameForm): string {
  const h = form.lensHeight;
  return `<linearGradient id="window" gradientUnits="userSpaceOnUse" x1="0" y1="${n(-h / 2)}" x2="0" y2="${n(h * 0.4)}"><stop offset="0" stop-color="#fff" stop-opacity=".62"/><stop offset=".5" stop-color="#fff" stop-opacity=".2"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></linearGradient>`;
}

function extent(outline: readonly Point[]): [left: number, width: number] {
  const xs = outline.map(([x]) => x);
  const left = Math.min(...xs);
  return [left, Math.max(...xs) - left];
}

/** A lens without a rim below shows the polished edge of the glass. */
function rimless(form: FrameForm, outlines: string, lens: LensColor): string {
  if (form.build !== 'half' && form.build !== 'mask') return '';
  return `<path d="${outlines}" fill="none" stroke="${darken(lens.to, 0.3)}" stroke-width=".7" stroke-opacity=".7"/><path d="${outlines}" fill="none" stroke="#fff" stroke-width=".3" stroke-opacity=".65" transform="translate(-.12 -.3)"/>`;
}
