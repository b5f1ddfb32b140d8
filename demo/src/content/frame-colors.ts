import type { FrameColor, LensColor } from '../draw/frame/colors.ts';

interface ColorEntry extends Omit<FrameColor, 'lens'> {
  /** As the swatch in the shop shows it. */
  hex: string;
  /** Sun lens that goes with the colour. */
  sun: LensColor;
  /** Mirrored lens that goes with it. */
  mirror: LensColor;
}

const smoke: LensColor = { kind: 'gradient', from: '#221a18', to: '#7f7470' };
const solidSmoke: LensColor = { kind: 'solid', from: '#1d1a1b', to: '#3a3536' };
const brown: LensColor = { kind: 'gradient', from: '#3a2013', to: '#a9805c' };
const solidBrown: LensColor = { kind: 'solid', from: '#3b2316', to: '#6a452c' };
const green: LensColor = { kind: 'solid', from: '#23392c', to: '#3f5c48' };
const greenFade: LensColor = { kind: 'gradient', from: '#27423a', to: '#9db8a2' };
const blueFade: LensColor = { kind: 'gradient', from: '#1d2d52', to: '#9db7dd' };
const rose: LensColor = { kind: 'gradient', from: '#6a2d3f', to: '#e6b3ae' };
const violet: LensColor = { kind: 'gradient', from: '#3d2c57', to: '#bfaed6' };
const amber: LensColor = { kind: 'solid', from: '#a85c12', to: '#d98e2e' };

const fire: LensColor = { kind: 'mirror', from: '#ffb03a', to: '#c21f5b' };
const ice: LensColor = { kind: 'mirror', from: '#7fdcff', to: '#1b3a9c' };
const lime: LensColor = { kind: 'mirror', from: '#d8f060', to: '#12734f' };
const silver: LensColor = { kind: 'mirror', from: '#eef2f6', to: '#5a6472' };
const gold: LensColor = { kind: 'mirror', from: '#ffe08a', to: '#a8641a' };
const plum: LensColor = { kind: 'mirror', from: '#ff9ad5', to: '#5a2a9c' };
const lagoon: LensColor = { kind: 'mirror', from: '#7ff0d8', to: '#0f5c8a' };

/** What no lens would say: a demonstration lens lets everything through. */
export const clearLens: LensColor = { kind: 'clear', from: '#cfe3ea', to: '#ffffff' };

function plain(
  finish: FrameColor['finish'],
  base: string,
  second: string,
  sun: LensColor,
  mirror: LensColor,
  hex = base,
): ColorEntry {
  return { finish, base, second, hex, sun, mirror };
}

/** Every colour of the catalogue, by the name that people read. */
export const frameColors = {
  Preto: plain('gloss', '#1b1614', '#ff7a1a', solidSmoke, fire),
  'Preto fosco': plain('matte', '#232224', '#ff7a1a', solidSmoke, fire),
  Grafite: plain('matte', '#474b52', '#d8f060', smoke, silver),
  Mel: plain('gloss', '#b5570f', '#3a1d0e', brown, gold),
  Caramelo: plain('gloss', '#8a4a1e', '#e2b07a', brown, gold),
  Café: plain('gloss', '#4a2a1a', '#c89a6a', solidBrown, gold),
  Tartaruga: plain('tortoise', '#b8722e', '#2c140a', solidBrown, gold, '#7a4a20'),
  'Tartaruga clara': plain('tortoise', '#d9a55c', '#6b3a18', brown, gold, '#c08a48'),
  'Tartaruga noite': plain('tortoise', '#4a3a4a', '#171018', smoke, plum, '#3a2c3a'),
  'Verde garrafa': plain('gloss', '#1d5a3a', '#0f3321', green, lime),
  Musgo: plain('matte', '#55603a', '#f2c230', green, lime),
  'Azul marinho': plain('gloss', '#1c2f5c', '#7fa0e0', blueFade, ice),
  'Azul royal': plain('gloss', '#1f4fc0', '#bcd0ff', blueFade, ice),
  'Azul fosco': plain('matte', '#1d4a8a', '#ff7a1a', smoke, ice),
  Turquesa: plain('gloss', '#12908e', '#c8f0e8', greenFade, lagoon),
  Vinho: plain('gloss', '#6d1530', '#e6b3ae', rose, plum),
  Vermelho: plain('gloss', '#bf2026', '#ffd5c9', smoke, fire),
  'Vermelho fosco': plain('matte', '#b3262c', '#f6f1e8', smoke, fire),
  Coral: plain('gloss', '#e8654a', '#ffe0d2', rose, fire),
  Laranja: plain('gloss', '#f07418', '#1c1512', brown, fire),
  Amarelo: plain('gloss', '#e6b422', '#1c1512', amber, gold),
  Lilás: plain('gloss', '#9a82c8', '#efe6ff', violet, plum),
  Rosa: plain('gloss', '#d9708e', '#ffe3ea', rose, plum),
  Areia: plain('gloss', '#d8bf9a', '#8a6a44', brown, gold),
  Branco: plain('gloss', '#f2ede6', '#c9beb2', smoke, silver),
  'Branco fosco': plain('matte', '#efeae4', '#ff7a1a', smoke, fire),
  Cristal: plain('crystal', '#efe6dc', '#d8c8b8', greenFade, silver, '#f0e9e0'),
  'Cristal mel': plain('crystal', '#d99a4e', '#b5570f', brown, gold, '#e0b070'),
  'Cristal rosé': plain('crystal', '#e9a9a0', '#c97a74', rose, plum, '#eab8b0'),
  'Cristal fumê': plain('crystal', '#8a8688', '#4a4648', smoke, silver, '#9a9698'),
  'Cristal azul': plain('crystal', '#86aed8', '#4a78b0', blueFade, ice, '#9cc0e4'),
  'Preto e mel': plain('twoTone', '#1b1614', '#c07a3a', brown, gold, '#5a3820'),
  'Vinho e creme': plain('twoTone', '#6d1530', '#efd3c2', rose, plum, '#9a4a58'),
  'Marinho e cristal': plain('twoTone', '#1c2f5c', '#b8cbe6', blueFade, ice, '#3f568a'),
  'Café com leite': plain('fade', '#4a2a1a', '#dcc0a0', brown, gold, '#8a6244'),
  'Pôr do sol': plain('fade', '#a8243c', '#f0a85a', rose, fire, '#d0603c'),
  'Verde e areia': plain('fade', '#1d5a3a', '#dcc8a0', greenFade, lime, '#5a7a50'),
  Dourado: plain('metal', '#d0a04a', '#5a3a1a', greenFade, gold),
  'Ouro rosé': plain('metal', '#d29a84', '#7a3a3a', rose, plum),
  Prata: plain('metal', '#c4c7cd', '#2a2a2e', blueFade, silver),
  'Grafite metal': plain('metal', '#62666e', '#1a1a1c', solidSmoke, silver),
  Bronze: plain('metal', '#93683c', '#3a2414', brown, gold),
  'Preto metal': plain('metal', '#2c2b2e', '#d0a04a', solidSmoke, ice),
} satisfies Record<string, ColorEntry>;

export type FrameColorName = keyof typeof frameColors;
