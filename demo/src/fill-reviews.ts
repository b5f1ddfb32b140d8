import { createAddress } from '@arquiba/contract/addresses';
import { getProduct, type Product } from '@arquiba/contract/catalog';
import { createReview } from '@arquiba/contract/reviews';
import { homeOf } from './content/addresses.ts';
import type { Member } from './content/member.ts';
import { members } from './content/members.ts';
import { reviews } from './content/reviews.ts';
import { signIns } from './content/sign-ins.ts';
import type { FillOptions } from './fill.ts';
import { launchedDaysAgo, plain } from './fill-catalogue.ts';
import { type AccountOf, CALLS_AT_ONCE, daysBefore, step } from './fill-step.ts';
import { buy, ship } from './purchase.ts';
import { type Random, randomOf } from './seed/random.ts';

const BUYERS = 13;
const LONGEST_AGO = 90;
/** Days from an order until it has arrived. */
const ON_THE_WAY = 2;

/** A person who reviews a frame has bought, paid and received it: without a card there are no reviews. */
export async function reviewFrames(options: FillOptions, accountOf: AccountOf): Promise<void> {
  if (!options.newCard) return;
  const lot = randomOf('arquiba/reviews');
  const people = lot.shuffle(members.filter(mayReview)).slice(0, BUYERS);
  const buyers = people.map((member, at) => ({
    ...{ member, lot: lot.stream(member.key) },
    written: reviews.filter((_, review) => review % people.length === at),
  }));
  await step(options, 'Avaliando', buyers, CALLS_AT_ONCE, (buyer) =>
    buyAndReview(options, accountOf(buyer.member.key).id, buyer),
  );
}

/** People with public profiles; the demonstration account has orders of its own. */
function mayReview({ key, type, private: hidden }: Member): boolean {
  return type !== 'Clube' && type !== 'Empresa' && !hidden && key !== signIns.fan.member;
}

interface Buyer {
  member: Member;
  lot: Random;
  written: typeof reviews;
}

async function buyAndReview(
  options: FillOptions,
  accountId: string,
  { member, lot, written }: Buyer,
): Promise<void> {
  const { callAs, backOffice, now } = options;
  const known = written.map(([title]) => launchedDaysAgo(title));
  const ago = Math.min(LONGEST_AGO, member.joined, ...known) * lot.between(0.75, 0.98);
  const at = (days: number) => daysBefore(now, days);
  const call = callAs(accountId, { at: at(ago) });
  await call(createAddress, { idAccount: accountId, ...homeOf(member, lot) });
  const units = [];
  for (const [title, , text] of written) {
    const { colors } = await call(getProduct, { slug: plain(title) });
    const color = colors.find((each) => isNamed(each.color, text)) ?? lot.pick(wellStocked(colors));
    units.push({ variantId: color.id, quantity: 1 });
  }
  const way = { method: 'cartao', service: 'expressa' } as const;
  const order = await buy(options, { accountId, units, ...way, at: at(ago) });
  await backOffice(at(ago - 0.4)).orders.prepare(order.number);
  await ship(options, order, at(ago - 0.8));
  await backOffice(at(ago - ON_THE_WAY)).orders.deliver(order.number);
  for (const [title, rating, text] of written) {
    const days = (ago - ON_THE_WAY) * lot.between(0.02, 0.95);
    const review = { slug: plain(title), rating, text };
    await callAs(accountId, { at: at(days) })(createReview, review);
  }
}

/** A review that names a colour, by its first word, is by a buyer of that colour. */
function isNamed(color: string, text: string): boolean {
  const [word = ''] = color.split(' ');
  return new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, 'iu').test(text);
}

/** Colours whose stock hardly changes by one unit; else the one with the largest stock. */
function wellStocked(colors: Product['colors']): Product['colors'] {
  const plenty = colors.filter(({ stock }) => stock >= 6);
  return plenty.length > 0 ? plenty : colors.toSorted((a, b) => b.stock - a.stock).slice(0, 1);
}
