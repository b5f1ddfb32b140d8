import type { AccountType } from '@arquiba/contract/accounts';
import type { Avatar } from '../draw/avatar.ts';
import type { Emblem } from '../draw/emblem.ts';
import type { Kit } from '../draw/kit.ts';
import type { Scene } from '../draw/scene.ts';

/** A person, club or company, with their data for sign-up and profile. */
export interface Member {
  /** Names their random stream: a change draws them again with other choices. */
  key: string;
  type: AccountType;
  subtype: string;
  /** On the document. */
  name: string;
  socialName: string;
  /** If it is not the one that sign-up makes from the name. */
  username?: string;
  city: string;
  bio: string;
  /** Days since they joined. */
  joined: number;
  verified?: boolean;
  avatar: Avatar;
  cover: Scene;
  /** Their interests; people follow within their circles first. */
  circles: readonly Circle[];
  /** How readily others follow them, 1 to 10. */
  fame: number;
  links?: readonly { label: string; url: string }[];
  /** Key of their post at the top of the profile. */
  pinned?: string;
  /** A private profile: posts for followers only, follow requests. */
  private?: true;
}

export const circles = [
  'futebol',
  'várzea',
  'futsal',
  'basquete',
  'vôlei',
  'praia',
  'corrida',
  'natação',
  'pedal',
  'lutas',
  'tênis',
  'handebol',
  'e-sports',
  'imprensa',
  'bastidores',
  'saúde',
  'marcas',
] as const;
export type Circle = (typeof circles)[number];

type Colors = readonly [string, string, string];

export const kit = (
  pattern: Kit['pattern'],
  colors: Colors,
  collar: Kit['collar'] = 'round',
  number?: string,
): Avatar => ({ kind: 'kit', pattern, colors, collar, ...(number && { number }) });

export const emblem = (
  symbol: NonNullable<Emblem['symbol']>,
  [ground, ink, accent]: Colors,
  motif: Emblem['motif'] = 'arcs',
): Avatar => ({ kind: 'emblem', symbol, ground, ink, accent, motif });
