import { type Crest, drawCrest } from './crest.ts';
import { drawEmblem, type Emblem } from './emblem.ts';
import { drawKit, type Kit } from './kit.ts';
import { svgOf } from './svg.ts';

const SIZE = 320;

export type Avatar =
  | ({ kind: 'kit' } & Kit)
  | ({ kind: 'crest' } & Crest)
  | ({ kind: 'emblem' } & Emblem)
  | { kind: 'mark' };

export function drawAvatar(avatar: Avatar): string {
  switch (avatar.kind) {
    case 'kit':
      return drawKit(avatar);
    case 'crest':
      return drawCrest(avatar);
    case 'emblem':
      return drawEmblem(avatar);
    case 'mark':
      return drawMark();
  }
}

/** The network's own mark: three terraces. */
function drawMark(): string {
  const scale = SIZE / 48;
  return svgOf(
    SIZE,
    SIZE,
    `<rect width="${SIZE}" height="${SIZE}" fill="#ff7a1a"/><g transform="scale(${scale}) translate(5.3 4.8) scale(.78)"><path d="M25.5 17.5l4-8H40v8zM16.5 28l4-8H40v8zM7.5 38.5l4-8H40v8z" fill="#1c1512"/></g>`,
  );
}
