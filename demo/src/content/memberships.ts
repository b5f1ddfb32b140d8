import { type Random, randomOf } from '../seed/random.ts';
import { admitted } from './admissions.ts';
import { type Group, groups } from './groups.ts';
import type { Member } from './member.ts';
import { memberOf, members } from './members.ts';
import { posts } from './posts.ts';
import { threads } from './threads.ts';

/** Days since each member of a group joined it, the founder included, by their key. */
type Memberships = ReadonlyMap<string, number>;

/** Who is in each group, by its key. */
export const membershipsOf: ReadonlyMap<string, Memberships> = new Map(
  groups.map((group) => [group.key, membershipsIn(group)]),
);

/**
 * People who speak in the group joined before. The other places of an open group are drawn; a closed one
 * admitted those who asked.
 */
function membershipsIn(group: Group): Memberships {
  const random = randomOf(`arquiba/groups/${group.key}`);
  const spoke = firstWords(group.key);
  spoke.delete(group.founder);
  const others = Object.keys(admitted[group.key] ?? {});
  if (group.size) others.push(...drawMembers(group, random).map(({ key }) => key));
  const quiet = others
    .filter((key) => !spoke.has(key))
    .slice(0, group.size && group.size - 1 - spoke.size)
    .map((key): [string, number] => [key, 0]);
  const joined = [...spoke, ...quiet].map(([key, since]): [string, number] => {
    const longest = Math.min(group.founded, memberOf(key).joined);
    // Those who only read came more recently.
    const share = random.between(0.02, 0.98) ** (since ? 1 : 2);
    return [key, since + share * (longest - since)];
  });
  return new Map([[group.founder, group.founded], ...joined]);
}

/** Days since each person first spoke in the group, or since the post below which they did. */
function firstWords(group: string): Map<string, number> {
  const first = new Map<string, number>();
  for (const { key, author, ago } of posts.filter((post) => post.group === group)) {
    const voices = (threads[key] ?? []).flatMap(([by, , ...replies]) => [
      by,
      ...replies.map(([replier]) => replier),
    ]);
    for (const by of [author, ...voices]) first.set(by, Math.max(first.get(by) ?? 0, ago / 24));
  }
  return first;
}

/** Prefers people of the same circles and neighbours of the founder; clubs and companies do not join. */
function drawMembers(group: Group, random: Random): Member[] {
  const { city } = memberOf(group.founder);
  return members
    .filter(({ key, type }) => key !== group.founder && type !== 'Empresa' && type !== 'Clube')
    .map((member) => ({ member, lot: random.next() ** (1 / nearness(group, member, city)) }))
    .sort((a, b) => b.lot - a.lot)
    .map(({ member }) => member);
}

/** Weight in a lottery without replacement. */
function nearness(group: Group, member: Member, city: string): number {
  const common = member.circles.filter((circle) => group.circles.includes(circle)).length;
  return (0.15 + common) * (member.city === city ? 2.5 : 1);
}
