import type { Call } from '@arquiba/contract/route';
import type { MediaPort } from '@arquiba/media-contract/port';
import { type Artist, openArtist } from './artist.ts';
import { memberOf, members } from './content/members.ts';
import { signIns } from './content/sign-ins.ts';
import { accountsOf } from './fill-accounts.ts';
import { writeAddresses } from './fill-addresses.ts';
import { fillCatalogue } from './fill-catalogue.ts';
import { keepPosts } from './fill-collections.ts';
import { converse } from './fill-comments.ts';
import { fillEvents } from './fill-events.ts';
import { tellFan } from './fill-fan.ts';
import { tieFollows } from './fill-follows.ts';
import { fillGroups, settleGroups } from './fill-groups.ts';
import { broadcastLives } from './fill-lives.ts';
import { writeMessages } from './fill-messages.ts';
import { publishMoments } from './fill-moments.ts';
import { leaveNotices } from './fill-notices.ts';
import { placeOrders } from './fill-orders.ts';
import { publishPosts } from './fill-posts.ts';
import { dressProfiles } from './fill-profiles.ts';
import { askAboutFrames } from './fill-questions.ts';
import { react } from './fill-reactions.ts';
import { reviewFrames } from './fill-reviews.ts';
import { settleProfiles } from './fill-settings.ts';
import { CALLS_AT_ONCE, step } from './fill-step.ts';

/** What happens to a payment with it. */
export type TestCard = 'approved' | 'in-review';

export interface FillOptions {
  /** Calls the product as an account, at a given time. */
  callAs(accountId: string | null, options?: { at?: Date }): Call;
  /** The back office of the operator, at a given time. */
  backOffice(at: Date): BackOffice;
  /** A second factor with a known secret. */
  giveSecondFactor(accountId: string, secret: string): Promise<void>;
  /** A token of a test card; without it nobody pays by card. */
  newCard?: ((card: TestCard) => Promise<string>) | undefined;
  media: MediaPort;
  /** All dates of the world are relative to this moment. */
  now: Date;
  progress(step: string, done: number, total: number): void;
}

/** The part of the API's back office that the world needs. */
interface BackOffice {
  accounts: {
    grantAdmin(email: string): Promise<void>;
    verify(username: string): Promise<void>;
    giveUsername(accountId: string, username: string): Promise<void>;
  };
  follows: {
    import(
      follows: readonly { followerId: string; followeeId: string; followedAt: Date }[],
    ): Promise<void>;
  };
  reactions: {
    import(
      what: 'like' | 'send',
      reactions: readonly { postId: string; accountId: string; at: Date }[],
    ): Promise<void>;
  };
  products: {
    setPrices(
      slug: string,
      prices: { price: number; promotionalPrice: number | null },
    ): Promise<unknown>;
  };
  questions: {
    import(answer: { id: string; answer: string; answeredAt: Date }): Promise<void>;
    answer(id: string, answer: string): Promise<boolean>;
  };
  reports: {
    list(limit: number): Promise<{ id: string }[]>;
    close(id: string): Promise<boolean>;
  };
  orders: {
    acceptPrescription(asked: { number: string; sku: string | null }): Promise<void>;
    prepare(number: string): Promise<void>;
    ship(
      number: string,
      dispatch: {
        carrier: string;
        trackingCode: string;
        trackingUrl: string | null;
        invoice: { key: string; url: string | null } | null;
      },
    ): Promise<void>;
    deliver(number: string): Promise<void>;
    postReturn(asked: { number: string; code: string | null }): Promise<void>;
    receiveReturn(asked: { number: string; code: string | null }): Promise<void>;
    checkReturn(asked: { number: string; code: string | null }): Promise<void>;
    letTimePass(): Promise<void>;
  };
}

/**
 * Fills an empty database through the same operations that people use; follows and likes, of which there are
 * thousands, are imported.
 */
export async function fillDemo(options: FillOptions): Promise<void> {
  const artist = openArtist();
  try {
    await fillWith(artist, options);
  } finally {
    await artist.stop();
  }
}

async function fillWith(artist: Artist, options: FillOptions): Promise<void> {
  const { openAccount, accountOf } = accountsOf(options);
  // The frames, the largest part of the drawing, need the shop's account only.
  await openAccount(memberOf(signIns.shop.member));
  const shop = accountOf(signIns.shop.member);
  await options.backOffice(options.now).accounts.grantAdmin(signIns.shop.email);
  await options.giveSecondFactor(shop.id, signIns.shop.secret);
  const others = members
    .filter(({ key }) => key !== signIns.shop.member)
    .toSorted((a, b) => b.joined - a.joined);
  const everyone = step(options, 'Abrindo contas', others, CALLS_AT_ONCE, openAccount);
  // In parallel: while one waits for its pictures the other writes.
  await Promise.all([
    (async () => {
      await fillCatalogue(options, shop, artist);
      await everyone;
      await dressProfiles(options, accountOf, artist);
      await askAboutFrames(options, accountOf);
      await reviewFrames(options, accountOf);
    })(),
    (async () => {
      await everyone;
      await writeAddresses(options, accountOf);
      await tieFollows(options, accountOf);
      const slugOf = await fillGroups(options, accountOf, artist);
      const postIdOf = await publishPosts(options, accountOf, slugOf, artist);
      await converse(options, accountOf, postIdOf, artist);
      await react(options, accountOf, postIdOf);
      await keepPosts(options, accountOf, postIdOf);
      await settleGroups(options, accountOf, slugOf, postIdOf);
      await fillEvents(options, accountOf, slugOf, artist);
      await publishMoments(options, accountOf, artist);
      await broadcastLives(options, accountOf, artist);
      await settleProfiles(options, accountOf, postIdOf);
      await tellFan(options, accountOf, slugOf);
    })(),
  ]);
  await placeOrders(options, accountOf);
  await leaveNotices(options, accountOf);
  await writeMessages(options, accountOf);
}
