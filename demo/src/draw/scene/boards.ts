import type { Random } from '../../seed/random.ts';
import { darken, lighten, readable } from '../color.ts';
import { type Crest, drawShield } from '../crest.ts';
import { n } from '../geometry.ts';
import { fittingHeight, lettering } from '../lettering.ts';
import type { Drawing } from '../render.ts';
import type { Size } from './view.ts';

export interface ScoreScene {
  style: 'led' | 'flip' | 'poster' | 'ticket';
  home: { name: string; color: string; score: string; crest?: Crest };
  away: { name: string; color: string; score: string; crest?: Crest };
  /** Above the score, such as a competition. */
  title: string;
  /** Below it, such as a place or a minute. */
  note: string;
}

/** A result, or a match to come, in the biggest numerals there is room for. */
export function drawScore(size: Size, scene: ScoreScene, random: Random): Drawing {
  const draw = { led: drawLed, flip: drawFlip, poster: drawPoster, ticket: drawTicket }[
    scene.style
  ];
  return { ...size, content: draw(size, scene, random) };
}

/** A lamp board over the stand. */
function drawLed(size: Size, { home, away, title, note }: ScoreScene): string {
  const { width: w, height: h } = size;
  const unit = Math.min(w, h * 1.4) / 100;
  const amber = '#ffb52e';
  const pitch = unit * 1.1;
  const grid =
    Array.from({ length: Math.ceil(w / pitch) }, (_, index) => `M${n(index * pitch)} 0V${h}`).join(
      '',
    ) +
    Array.from({ length: Math.ceil(h / pitch) }, (_, index) => `M0 ${n(index * pitch)}H${w}`).join(
      '',
    );
  const middle = h * 0.56;
  const score = h * 0.4;
  const names = (text: string, x: number) =>
    lettering(text, {
      x,
      y: h * 0.3,
      height: fittingHeight(text, h * 0.075, w * 0.34),
      color: '#fff3dc',
      anchor: 'middle',
    });
  const glow = (x: number) =>
    `<ellipse cx="${n(x)}" cy="${n(middle)}" rx="${n(w * 0.16)}" ry="${n(h * 0.3)}" fill="url(#halo)"/>`;
  return `<defs><radialGradient id="halo"><stop offset="0" stop-color="#ff8a1a" stop-opacity=".34"/><stop offset="1" stop-color="#ff8a1a" stop-opacity="0"/></radialGradient></defs><rect width="${w}" height="${h}" fill="#0e0b0a"/><rect x="${n(w * 0.03)}" y="${n(h * 0.05)}" width="${n(w * 0.94)}" height="${n(h * 0.9)}" rx="${n(unit * 2)}" fill="#191412" stroke="#3a2e28" stroke-width="${n(unit * 0.8)}"/>${lettering(title, { x: w / 2, y: h * 0.17, height: fittingHeight(title, h * 0.055, w * 0.8), color: '#8a7b70', anchor: 'middle', spacing: 16 })}<rect x="${n(w * 0.07)}" y="${n(h * 0.345)}" width="${n(w * 0.36)}" height="${n(unit * 0.8)}" fill="${home.color}"/><rect x="${n(w * 0.57)}" y="${n(h * 0.345)}" width="${n(w * 0.36)}" height="${n(unit * 0.8)}" fill="${away.color}"/>${names(home.name, w * 0.25)}${names(away.name, w * 0.75)}${glow(w * 0.25)}${glow(w * 0.75)}${lettering(home.score, { x: w * 0.25, y: middle + score / 2 + h * 0.03, height: fittingHeight(home.score, score, w * 0.34), color: amber, anchor: 'middle', spacing: 14 })}${lettering(away.score, { x: w * 0.75, y: middle + score / 2 + h * 0.03, height: fittingHeight(away.score, score, w * 0.34), color: amber, anchor: 'middle', spacing: 14 })}${lettering('×', { x: w / 2, y: middle + h * 0.11, height: h * 0.16, color: '#7a4a12', anchor: 'middle' })}<path d="${grid}" stroke="#0c0a09" stroke-width="${n(unit * 0.2)}" stroke-opacity=".7"/>${lettering(note, { x: w / 2, y: h * 0.9, height: fittingHeight(note, h * 0.055, w * 0.8), color: '#e8462e', anchor: 'middle', spacing: 16 })}`;
}

/** Tin plates hung on a wooden board, as at a small ground. */
function drawFlip(size: Size, { home, away, title, note }: ScoreScene, random: Random): string {
  const { width: w, height: h } = size;
  const boards = Array.from(
    { length: 9 },
    (_, index) =>
      `<rect x="0" y="${n((h * index) / 9)}" width="${w}" height="${n(h / 9 - 2)}" fill="${index % 2 ? '#1f5a3c' : '#235f41'}"/>`,
  );
  const plate = (text: string, x: number) => {
    const [pw, ph] = [w * 0.2, h * 0.5];
    const tilt = random.between(-1.6, 1.6);
    return `<g transform="rotate(${n(tilt)} ${n(x)} ${n(h * 0.4)})"><rect x="${n(x - pw / 2 + w * 0.006)}" y="${n(h * 0.335)}" width="${n(pw)}" height="${n(ph)}" rx="${n(w * 0.008)}" fill="#000" fill-opacity=".35"/><rect x="${n(x - pw / 2)}" y="${n(h * 0.32)}" width="${n(pw)}" height="${n(ph)}" rx="${n(w * 0.008)}" fill="#f6ecd8"/><circle cx="${n(x - pw * 0.3)}" cy="${n(h * 0.35)}" r="${n(w * 0.006)}" fill="#5c4630"/><circle cx="${n(x + pw * 0.3)}" cy="${n(h * 0.35)}" r="${n(w * 0.006)}" fill="#5c4630"/>${lettering(text, { x, y: h * 0.32 + ph * 0.87, height: fittingHeight(text, ph * 0.72, pw * 0.78), color: '#241a14', anchor: 'middle' })}</g>`;
  };
  const name = (text: string, x: number) =>
    lettering(text, {
      x,
      y: h * 0.26,
      height: fittingHeight(text, h * 0.075, w * 0.36),
      color: '#f6ecd8',
      anchor: 'middle',
    });
  return `${boards.join('')}${lettering(title, { x: w / 2, y: h * 0.13, height: fittingHeight(title, h * 0.05, w * 0.8), color: '#bfd8c3', anchor: 'middle', spacing: 18 })}<path d="M${n(w * 0.06)} ${n(h * 0.165)}H${n(w * 0.94)}" stroke="#bfd8c3" stroke-width="${n(h * 0.005)}" stroke-opacity=".6"/>${name(home.name, w * 0.27)}${name(away.name, w * 0.73)}${plate(home.score, w * 0.27)}${plate(away.score, w * 0.73)}${lettering('×', { x: w / 2, y: h * 0.65, height: h * 0.16, color: '#f6ecd8', anchor: 'middle' })}<rect x="${n(w * 0.27 - w * 0.1)}" y="${n(h * 0.84)}" width="${n(w * 0.2)}" height="${n(h * 0.012)}" fill="${home.color}"/><rect x="${n(w * 0.73 - w * 0.1)}" y="${n(h * 0.84)}" width="${n(w * 0.2)}" height="${n(h * 0.012)}" fill="${away.color}"/>${lettering(note, { x: w / 2, y: h * 0.945, height: fittingHeight(note, h * 0.045, w * 0.8), color: '#f2c230', anchor: 'middle', spacing: 16 })}`;
}

/** Two colours that meet on a slope, a crest on each. */
function drawPoster(size: Size, { home, away, title, note }: ScoreScene): string {
  const { width: w, height: h } = size;
  const upright = h > w;
  const cut = upright
    ? `M0 ${n(h * 0.62)}L${w} ${n(h * 0.4)}V${h}H0Z`
    : `M${n(w * 0.58)} 0L${n(w * 0.42)} ${h}H${w}V0Z`;
  const [ax, ay, bx, by] = upright
    ? [w * 0.3, h * 0.32, w * 0.7, h * 0.7]
    : [w * 0.24, h * 0.52, w * 0.76, h * 0.52];
  const emblem = Math.min(w, h) * (upright ? 0.36 : 0.5);
  const arcs = (x: number, y: number, color: string) =>
    [0.62, 0.78, 0.94]
      .map(
        (r) =>
          `<circle cx="${n(x)}" cy="${n(y)}" r="${n(emblem * r)}" fill="none" stroke="${color}" stroke-width="${n(emblem * 0.014)}" stroke-opacity=".4"/>`,
      )
      .join('');
  const score = home.score ? `${home.score} × ${away.score}` : 'VS';
  const band = upright ? h * 0.09 : h * 0.15;
  return `<rect width="${w}" height="${h}" fill="${home.color}"/><path d="${cut}" fill="${away.color}"/>${arcs(ax, ay, lighten(home.color, 0.5))}${arcs(bx, by, darken(away.color, 0.25))}${home.crest ? drawShield(home.crest, { x: ax, y: ay, size: emblem }) : ''}${away.crest ? drawShield(away.crest, { x: bx, y: by, size: emblem }) : ''}<g transform="rotate(${upright ? -7 : 0} ${n(w / 2)} ${n(h / 2)})"><rect x="${n(w / 2 - band * 1.5)}" y="${n(h * 0.52 - band * 0.7)}" width="${n(band * 3)}" height="${n(band * 1.4)}" rx="${n(band * 0.7)}" fill="#1c1512"/>${lettering(score, { x: w / 2, y: h * 0.52 + band * 0.36, height: fittingHeight(score, band * 0.72, band * 2.3), color: '#ff8a33', anchor: 'middle' })}</g>${lettering(title, { x: upright ? w / 2 : w * 0.26, y: h * (upright ? 0.1 : 0.14), height: fittingHeight(title, h * (upright ? 0.05 : 0.085), w * (upright ? 0.84 : 0.4)), color: readable(home.color), anchor: 'middle' })}${lettering(note, { x: upright ? w / 2 : w * 0.73, y: h * 0.94, height: fittingHeight(note, h * (upright ? 0.036 : 0.07), w * (upright ? 0.84 : 0.44)), color: readable(away.color), anchor: 'middle', spacing: 14 })}`;
}

/** A ticket torn at its perforation, on the wood of a counter. */
function drawTicket(size: Size, { home, away, title, note }: ScoreScene, random: Random): string {
  const { width: w, height: h } = size;
  const [tw, th] = [Math.min(w * 0.86, h * 1.5), Math.min(h * 0.62, w * 0.5)];
  const [x, y] = [-tw / 2, -th / 2];
  const notch = th * 0.07;
  const perforation = tw * 0.74;
  const planks = Array.from(
    { length: 7 },
    (_, index) =>
      `<rect x="0" y="${n((h * index) / 7)}" width="${w}" height="${n(h / 7 - 3)}" fill="${index % 2 ? '#7a4a2a' : '#80502e'}"/>`,
  );
  const bars = Array.from(
    { length: 26 },
    (_, index) =>
      `<rect x="${n(x + tw * 0.82)}" y="${n(y + th * (0.12 + index * 0.029))}" width="${n(tw * 0.1)}" height="${n(th * random.pick([0.006, 0.011, 0.018]))}" fill="#1c1512"/>`,
  );
  const ink = readable(home.color);
  return `${planks.join('')}<g transform="translate(${n(w / 2)} ${n(h / 2)}) rotate(-8)"><path d="M${n(x)} ${n(y)}h${n(perforation - notch)}a${n(notch)} ${n(notch)} 0 0 0 ${n(notch * 2)} 0H${n(-x)}V${n(-y)}H${n(x + perforation + notch)}a${n(notch)} ${n(notch)} 0 0 0 ${n(-notch * 2)} 0H${n(x)}Z" fill="#000" fill-opacity=".35" transform="translate(${n(w * 0.008)} ${n(w * 0.012)})"/><path d="M${n(x)} ${n(y)}h${n(perforation - notch)}a${n(notch)} ${n(notch)} 0 0 0 ${n(notch * 2)} 0H${n(-x)}V${n(-y)}H${n(x + perforation + notch)}a${n(notch)} ${n(notch)} 0 0 0 ${n(-notch * 2)} 0H${n(x)}Z" fill="#fbf1dd"/><rect x="${n(x + tw * 0.03)}" y="${n(y + th * 0.07)}" width="${n(tw * 0.66)}" height="${n(th * 0.86)}" rx="${n(th * 0.03)}" fill="${home.color}"/><path d="M${n(x + tw * 0.36)} ${n(y + th * 0.07)}h${n(tw * 0.32)}q${n(tw * 0.01)} 0 ${n(tw * 0.01)} ${n(th * 0.03)}V${n(y + th * 0.9)}q0 ${n(th * 0.03)} ${n(-tw * 0.01)} ${n(th * 0.03)}h${n(-tw * 0.42)}Z" fill="${away.color}" fill-opacity=".9"/><path d="M${n(x + perforation)} ${n(y + notch * 1.6)}V${n(-y - notch * 1.6)}" stroke="#b8a68a" stroke-width="${n(th * 0.008)}" stroke-dasharray="${n(th * 0.02)} ${n(th * 0.02)}"/>${bars.join('')}${lettering(title, { x: x + tw * 0.07, y: y + th * 0.26, height: fittingHeight(title, th * 0.1, tw * 0.58), color: ink })}${lettering(home.name, { x: x + tw * 0.07, y: y + th * 0.5, height: fittingHeight(home.name, th * 0.15, tw * 0.4), color: ink })}${lettering(away.name, { x: x + tw * 0.07, y: y + th * 0.72, height: fittingHeight(away.name, th * 0.15, tw * 0.4), color: ink })}${lettering(note, { x: x + tw * 0.07, y: y + th * 0.87, height: fittingHeight(note, th * 0.06, tw * 0.56), color: ink, spacing: 14 })}</g>`;
}
