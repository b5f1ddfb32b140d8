import * as accountData from './account-data.ts';
import * as accounts from './accounts.ts';
import * as addresses from './addresses.ts';
import * as audit from './audit.ts';
import * as bookmarks from './bookmarks.ts';
import * as calendars from './calendars.ts';
import * as cart from './cart.ts';
import * as cartReminders from './cart-reminders.ts';
import * as catalog from './catalog.ts';
import * as chatSettings from './chat-settings.ts';
import * as collections from './collections.ts';
import * as comments from './comments.ts';
import * as completions from './completions.ts';
import * as conversations from './conversations.ts';
import * as digests from './digests.ts';
import * as drafts from './drafts.ts';
import * as emailConfirmation from './email-confirmation.ts';
import * as events from './events.ts';
import * as explore from './explore.ts';
import * as favorites from './favorites.ts';
import * as feed from './feed.ts';
import * as files from './files.ts';
import * as followLists from './follow-lists.ts';
import * as follows from './follows.ts';
import * as freight from './freight.ts';
import * as groupMembers from './group-members.ts';
import * as groupPosts from './group-posts.ts';
import * as groups from './groups.ts';
import * as guardians from './guardians.ts';
import * as guestOrders from './guest-orders.ts';
import * as interests from './interests.ts';
import * as lenses from './lenses.ts';
import * as liveChat from './live-chat.ts';
import * as livePrograms from './live-programs.ts';
import * as liveReplays from './live-replays.ts';
import * as lives from './lives.ts';
import * as messages from './messages.ts';
import * as momentActs from './moment-acts.ts';
import * as moments from './moments.ts';
import * as newsletter from './newsletter.ts';
import * as notifications from './notifications.ts';
import * as orderPrescriptions from './order-prescriptions.ts';
import * as orders from './orders.ts';
import * as passkeys from './passkeys.ts';
import * as polls from './polls.ts';
import * as postEdits from './post-edits.ts';
import * as posts from './posts.ts';
import * as prescriptions from './prescriptions.ts';
import * as privacy from './privacy.ts';
import * as profilePosts from './profile-posts.ts';
import * as profiles from './profiles.ts';
import * as push from './push.ts';
import * as reactions from './reactions.ts';
import * as recovery from './recovery.ts';
import * as reelCaptions from './reel-captions.ts';
import * as reelClips from './reel-clips.ts';
import * as reelMaking from './reel-making.ts';
import * as restock from './restock.ts';
import * as reviews from './reviews.ts';
import type { AnyRoute } from './route.ts';
import * as safety from './safety.ts';
import * as savedCards from './saved-cards.ts';
import * as secondFactors from './second-factors.ts';
import * as sessions from './sessions.ts';
import * as staff from './staff.ts';
import * as support from './support.ts';
import * as visitorMessages from './visitor-messages.ts';

/** Every route of the product API, by feature. Screens import a feature's file, not this one. */
export const features = {
  accounts: { ...accounts, ...accountData, ...emailConfirmation },
  guardians,
  secondFactors,
  sessions,
  passkeys,
  recovery,
  addresses,
  support: { ...support, ...visitorMessages },
  privacy,
  staff: { ...staff, ...audit },
  files,
  profiles,
  follows: { ...follows, ...followLists },
  push,
  notifications: { ...notifications, ...digests },
  comments,
  posts: { ...posts, ...postEdits, ...profilePosts, ...groupPosts },
  drafts,
  reactions,
  polls,
  bookmarks: { ...bookmarks, ...collections },
  safety,
  groups: { ...groups, ...groupMembers },
  events: { ...events, ...calendars },
  moments: { ...moments, ...momentActs },
  lives: { ...lives, ...liveChat, ...livePrograms, ...liveReplays },
  reels: { ...reelClips, ...reelCaptions, ...reelMaking },
  feed: {
    ...feed,
    ...interests,
  },
  explore: {
    ...explore,
    ...completions,
  },
  chat: { ...conversations, ...messages, ...chatSettings },
  catalog: {
    ...catalog,
    ...reviews,
  },
  favorites,
  restock,
  newsletter,
  freight,
  lenses,
  cart: { ...cart, ...cartReminders },
  orders: { ...orders, ...orderPrescriptions, ...guestOrders },
  prescriptions,
  savedCards,
} as const;

export interface NamedRoute {
  feature: string;
  name: string;
  route: AnyRoute;
}

export const namedRoutes: NamedRoute[] = Object.entries(features).flatMap(([feature, exported]) =>
  Object.entries(exported).flatMap(([name, value]) =>
    isRoute(value) ? [{ feature, name, route: value }] : [],
  ),
);

function isRoute(value: unknown): value is AnyRoute {
  return typeof value === 'object' && value !== null && 'access' in value && 'path' in value;
}
