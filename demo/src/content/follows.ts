import type { Random } from '../seed/random.ts';
import type { Member } from './member.ts';

export interface Follow {
  follower: string;
  followee: string;
  /** Days before the moment at which the world begins. */
  ago: number;
}

/** The demonstration fan follows these, so that her feed shows a bit of everything. */
const ofTheFan = [
  'mare',
  'edson',
  'tiao',
  'ruanove',
  'dandara',
  'rafaela',
  'nara',
  'regina',
  'vava',
  'neide',
  'arquiba',
  'aro',
];

/** They send a follow request to each private profile, which stays pending. */
export const askers = ['marina', 'mare', 'igor'] as const;

/** Who follows whom: famous profiles have many followers, and people prefer their own kind and town. */
export function followsAmong(members: readonly Member[], random: Random): Follow[] {
  return members.flatMap((follower) => {
    const own = random.stream(follower.key);
    const chosen =
      follower.key === 'marina'
        ? members.filter(({ key }) => ofTheFan.includes(key))
        : choose(follower, members, own);
    return chosen.map((followee) => ({
      follower: follower.key,
      followee: followee.key,
      ago: own.between(0.1, 1) * Math.min(follower.joined, followee.joined) * 0.98,
    }));
  });
}

function choose(follower: Member, members: readonly Member[], random: Random): Member[] {
  const count = random.whole(8, 16) + (follower.type === 'Empresa' ? 0 : random.whole(3, 16));
  return members
    .filter((member) => member !== follower && !(member.private && isAsker(follower)))
    .map((member) => ({ member, lot: random.next() ** (1 / nearness(follower, member)) }))
    .sort((a, b) => b.lot - a.lot)
    .slice(0, count)
    .map(({ member }) => member);
}

/** Weight in a lottery without replacement. */
function nearness(follower: Member, member: Member): number {
  const common = member.circles.filter((circle) => follower.circles.includes(circle)).length;
  const neighbour = member.city === follower.city ? 2.5 : 1;
  return member.fame ** 1.4 * (0.25 + common) * neighbour;
}

function isAsker({ key }: Member): boolean {
  return askers.some((asker) => asker === key);
}
