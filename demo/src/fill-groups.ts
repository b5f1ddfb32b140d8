import { createGroup, joinGroup } from '@arquiba/contract/groups';
import type { Artist } from './artist.ts';
import { type Group, groups } from './content/groups.ts';
import type { Member } from './content/member.ts';
import { memberOf, members } from './content/members.ts';
import type { FillOptions } from './fill.ts';
import { type AccountOf, DRAWINGS_AT_ONCE, daysBefore, step, storeFile } from './fill-step.ts';
import { type Random, randomOf } from './seed/random.ts';

/** Creates the groups and adds their members. */
export async function fillGroups(
  options: FillOptions,
  accountOf: AccountOf,
  artist: Artist,
): Promise<void> {
  await step(options, 'Juntando grupos', groups, DRAWINGS_AT_ONCE, async (group) => {
    const random = randomOf(`arquiba/groups/${group.key}`);
    const { id } = accountOf(group.founder);
    const { name, description, sport, access, founded } = group;
    const cover = await storeCover(options, group, id, artist);
    const call = options.callAs(id, { at: daysBefore(options.now, founded) });
    const { city } = memberOf(group.founder);
    const { slug } = await call(createGroup, { name, description, sport, city, access, cover });
    for (const { key, ago } of joinersOf(group, random)) {
      const at = daysBefore(options.now, ago);
      await options.callAs(accountOf(key).id, { at })(joinGroup, { slug });
    }
  });
}

async function storeCover(options: FillOptions, group: Group, founderId: string, artist: Artist) {
  if (!group.cover) return null;
  const { alt } = group.cover;
  const path = `/groups/${founderId}/${group.key}.jpg`;
  const [picture] = await artist.draw('group', group);
  await storeFile(options, path, picture);
  return { path, alt };
}

/** Prefers people of the same circles and neighbours of the founder; clubs and companies do not join. */
function joinersOf(group: Group, random: Random): { key: string; ago: number }[] {
  const { city } = memberOf(group.founder);
  return members
    .filter(({ key, type }) => key !== group.founder && type !== 'Empresa' && type !== 'Clube')
    .map((member) => ({ member, lot: random.next() ** (1 / nearness(group, member, city)) }))
    .sort((a, b) => b.lot - a.lot)
    .slice(0, group.size - 1)
    .map(({ member }) => ({
      key: member.key,
      ago: random.between(0.02, 0.98) * Math.min(group.founded, member.joined),
    }));
}

/** Weight in a lottery without replacement. */
function nearness(group: Group, member: Member, city: string): number {
  const common = member.circles.filter((circle) => group.circles.includes(circle)).length;
  return (0.15 + common) * (member.city === city ? 2.5 : 1);
}
