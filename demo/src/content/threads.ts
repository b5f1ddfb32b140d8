import { groupThreads } from './group-talk.ts';
import type { Threads } from './thread.ts';
import { backstage } from './threads/backstage.ts';
import { basketball } from './threads/basketball.ts';
import { beiraDoRio } from './threads/beira-do-rio.ts';
import { brands } from './threads/brands.ts';
import { dique } from './threads/dique.ts';
import { fans } from './threads/fans.ts';
import { futsalAndHandball } from './threads/futsal-and-handball.ts';
import { health } from './threads/health.ts';
import { lanHouse } from './threads/lan-house.ts';
import { press } from './threads/press.ts';
import { running } from './threads/running.ts';
import { varzea } from './threads/varzea.ts';
import { volleyball } from './threads/volleyball.ts';
import { water } from './threads/water.ts';
import { wheelsAndMats } from './threads/wheels-and-mats.ts';

/** What people said below the posts, by the key of the post. */
export const threads: Threads = {
  ...backstage,
  ...basketball,
  ...beiraDoRio,
  ...brands,
  ...dique,
  ...fans,
  ...futsalAndHandball,
  ...groupThreads,
  ...health,
  ...lanHouse,
  ...press,
  ...running,
  ...varzea,
  ...volleyball,
  ...water,
  ...wheelsAndMats,
};
