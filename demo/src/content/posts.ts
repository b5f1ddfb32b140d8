import { groupPosts } from './group-talk.ts';
import type { Post } from './post.ts';
import { backstage } from './posts/backstage.ts';
import { basketball } from './posts/basketball.ts';
import { beiraDoRio } from './posts/beira-do-rio.ts';
import { brands } from './posts/brands.ts';
import { dique } from './posts/dique.ts';
import { fans } from './posts/fans.ts';
import { futsalAndHandball } from './posts/futsal-and-handball.ts';
import { health } from './posts/health.ts';
import { lanHouse } from './posts/lan-house.ts';
import { press } from './posts/press.ts';
import { reels } from './posts/reels.ts';
import { running } from './posts/running.ts';
import { varzea } from './posts/varzea.ts';
import { volleyball } from './posts/volleyball.ts';
import { water } from './posts/water.ts';
import { wheelsAndMats } from './posts/wheels-and-mats.ts';

/** What people wrote, the newest first. */
export const posts: readonly Post[] = [
  ...backstage,
  ...basketball,
  ...beiraDoRio,
  ...brands,
  ...dique,
  ...fans,
  ...futsalAndHandball,
  ...groupPosts,
  ...health,
  ...lanHouse,
  ...press,
  ...reels,
  ...running,
  ...varzea,
  ...volleyball,
  ...water,
  ...wheelsAndMats,
].sort((a, b) => a.ago - b.ago);
