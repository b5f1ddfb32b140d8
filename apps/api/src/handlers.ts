import { handlers as accounts } from './accounts/routes.ts';
import { handlers as addresses } from './addresses/routes.ts';
import { handlers as cart } from './cart/routes.ts';
import { handlers as catalog } from './catalog/routes.ts';
import { handlers as chat } from './chat/routes.ts';
import { handlers as comments } from './comments/routes.ts';
import { handlers as drafts } from './drafts/routes.ts';
import { handlers as events } from './events/routes.ts';
import { handlers as explore } from './explore/routes.ts';
import { handlers as favorites } from './favorites/routes.ts';
import { handlers as feed } from './feed/routes.ts';
import { handlers as files } from './files/routes.ts';
import { handlers as freight } from './freight/routes.ts';
import { handlers as groups } from './groups/routes.ts';
import { handlers as guardians } from './guardians/routes.ts';
import { handlers as lenses } from './lenses/routes.ts';
import { handlers as lives } from './lives/routes.ts';
import { handlers as moments } from './moments/routes.ts';
import { handlers as newsletter } from './newsletter/routes.ts';
import { handlers as notifications } from './notifications/routes.ts';
import { handlers as orders } from './orders/routes.ts';
import { handlers as passkeys } from './passkeys/routes.ts';
import { handlers as payments } from './payments/routes.ts';
import type { Handler } from './platform/calls/operation.ts';
import { handlers as bookmarks } from './posts/bookmarks/routes.ts';
import { handlers as groupPosts } from './posts/in-groups/routes.ts';
import { handlers as interest } from './posts/interest/routes.ts';
import { handlers as polls } from './posts/polls/routes.ts';
import { handlers as reactions } from './posts/reactions/routes.ts';
import { handlers as posts } from './posts/routes.ts';
import { handlers as prescriptions } from './prescriptions/routes.ts';
import { handlers as privacy } from './privacy/routes.ts';
import { handlers as blocks } from './profiles/blocks/routes.ts';
import { handlers as follows } from './profiles/follows/routes.ts';
import { handlers as mutes } from './profiles/mutes/routes.ts';
import { handlers as profiles } from './profiles/routes.ts';
import { handlers as push } from './push/routes.ts';
import { handlers as recovery } from './recovery/routes.ts';
import { makingHandlers } from './reels/making/routes.ts';
import { handlers as reels } from './reels/routes.ts';
import { handlers as reports } from './reports/routes.ts';
import { handlers as restock } from './restock/routes.ts';
import { handlers as secondFactors } from './second-factors/routes.ts';
import { handlers as sessions } from './sessions/routes.ts';
import { handlers as staff } from './staff/routes.ts';
import { handlers as support } from './support/routes.ts';

/** Every operation of the product; `bindRoutes` compares them with the contract. */
export const handlers: Handler[] = [
  ...accounts,
  ...guardians,
  ...secondFactors,
  ...sessions,
  ...passkeys,
  ...recovery,
  ...addresses,
  ...support,
  ...privacy,
  ...staff,
  ...files,
  ...profiles,
  ...follows,
  ...blocks,
  ...mutes,
  ...push,
  ...notifications,
  ...posts,
  ...groupPosts,
  ...comments,
  ...drafts,
  ...reactions,
  ...polls,
  ...bookmarks,
  ...interest,
  ...reports,
  ...groups,
  ...events,
  ...lives,
  ...moments,
  ...reels,
  ...makingHandlers,
  ...chat,
  ...catalog,
  ...favorites,
  ...restock,
  ...newsletter,
  ...freight,
  ...lenses,
  ...prescriptions,
  ...cart,
  ...payments,
  ...orders,
  ...feed,
  ...explore,
];
