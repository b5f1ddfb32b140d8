import type { Random } from '../../seed/random.ts';
import type { ClipScript } from '../clip.ts';
import type { CourtScene } from '../scene/court-scene.ts';
import type { LightName } from '../scene/light.ts';
import type { Size } from '../scene/view.ts';
import { scriptPassing, scriptRally, scriptShot } from './ball-games.ts';
import { type ClimbingScore, scriptScore } from './climbing-score.ts';
import { scriptSprint, scriptSwim } from './races.ts';

/** A video described as data. */
export type Clip =
  | ({ type: 'passing' } & CourtScene)
  | ({ type: 'rally' } & CourtScene)
  | ({ type: 'shot' } & CourtScene)
  | { type: 'sprint'; light: LightName; ground: string; shirts: readonly string[] }
  | { type: 'swim'; light: LightName; water: string; caps: readonly string[] }
  | ({ type: 'score' } & ClimbingScore);

export function scriptOf(size: Size, clip: Clip, random: Random): Promise<ClipScript> {
  switch (clip.type) {
    case 'passing':
      return scriptPassing(size, clip, random);
    case 'rally':
      return scriptRally(size, clip, random);
    case 'shot':
      return scriptShot(size, clip, random);
    case 'sprint':
      return scriptSprint(size, clip, random);
    case 'swim':
      return scriptSwim(size, clip, random);
    case 'score':
      return scriptScore(size, clip, random);
  }
}
