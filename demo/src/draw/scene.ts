import type { Random } from '../seed/random.ts';
import type { Drawing } from './render.ts';
import { drawScore, type ScoreScene } from './scene/boards.ts';
import { type CourtScene, drawCourtScene } from './scene/court-scene.ts';
import { drawObject, type ObjectScene } from './scene/objects.ts';
import { drawPaper, type PaperScene } from './scene/paper.ts';
import { drawRing, type RingScene } from './scene/ring.ts';
import { drawTrack, type TrackScene } from './scene/track.ts';
import type { Size } from './scene/view.ts';
import { drawWater, type WaterScene } from './scene/water.ts';
import { drawWheels, type WheelsScene } from './scene/wheels.ts';

/** Every picture that the world can draw, described as data. */
export type Scene =
  | ({ type: 'court' } & CourtScene)
  | ({ type: 'track' } & TrackScene)
  | ({ type: 'water' } & WaterScene)
  | ({ type: 'wheels' } & WheelsScene)
  | ({ type: 'ring' } & RingScene)
  | ({ type: 'score' } & ScoreScene)
  | ({ type: 'paper' } & PaperScene)
  | ({ type: 'object' } & ObjectScene);

export function drawScene(size: Size, scene: Scene, random: Random): Drawing {
  switch (scene.type) {
    case 'court':
      return drawCourtScene(size, scene, random);
    case 'track':
      return drawTrack(size, scene, random);
    case 'water':
      return drawWater(size, scene, random);
    case 'wheels':
      return drawWheels(size, scene, random);
    case 'ring':
      return drawRing(size, scene, random);
    case 'score':
      return drawScore(size, scene, random);
    case 'paper':
      return drawPaper(size, scene, random);
    case 'object':
      return drawObject(size, scene, random);
  }
}
