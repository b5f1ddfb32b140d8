import { type Group, listGroups } from '@arquiba/contract/groups';
import { getInterests, SPORTS } from '@arquiba/contract/interests';
import { suggestProfiles } from '@arquiba/contract/profiles';
import type { Call } from '@arquiba/contract/route';
import { FollowButton } from '../follows/public/follow-button.tsx';
import { GroupRow } from '../groups/public/group-row.tsx';
import { JoinButton } from '../groups/public/join-button.tsx';
import { pageCall } from '../loader.ts';
import { pageMeta } from '../page-meta.ts';
import { ProfileRow } from '../profiles/public/profile-row.tsx';
import type { Route } from './+types/people-page';
import { FirstDayStep } from './public/first-day-step.tsx';

const PEOPLE = 8;
const GROUPS = 4;
const SPORTS_LOOKED_FOR = 4;

export function meta(args: Route.MetaArgs) {
  return pageMeta({ title: 'Gente e grupos', hidden: true }, args);
}

export async function loader(args: Route.LoaderArgs) {
  const call = pageCall(args);
  const { sports } = await call(getInterests, {});
  const names = sports.slice(0, SPORTS_LOOKED_FOR).map((sport) => SPORTS[sport]);
  const [{ items: people }, groups] = await Promise.all([
    call(suggestProfiles, { limit: PEOPLE }),
    groupsFor(call, names),
  ]);
  return { people, groups };
}

export default function PeoplePage({ loaderData: { people, groups } }: Route.ComponentProps) {
  return (
    <FirstDayStep
      path="/comecar/pessoas"
      title="Gente para seguir"
      lead="O que elas publicam aparece em “Seguindo”."
    >
      <ul>
        {people.map((person) => (
          <li key={person.username} className="border-b border-line py-1 last:border-0">
            <ProfileRow
              profile={person}
              detail={person.reason || undefined}
              action={<FollowButton {...person} />}
            />
          </li>
        ))}
      </ul>
      {groups.length > 0 && (
        <section aria-labelledby="groups" className="grid grid-cols-1 gap-2">
          <h2 id="groups" className="display text-xl">
            Grupos
          </h2>
          <ul>
            {groups.map((group) => (
              <li key={group.slug} className="border-b border-line py-1 last:border-0">
                <GroupRow group={group} action={<JoinButton group={group} />} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </FirstDayStep>
  );
}

/** Open groups of the chosen sports, then the largest. */
async function groupsFor(call: Call, names: string[]): Promise<Group[]> {
  const searches = [...names.map((q) => ({ q })), {}];
  const lists = await Promise.all(
    searches.map((search) => call(listGroups, { ...search, limit: 2 * GROUPS })),
  );
  const open = lists.flatMap(({ items }) => items.filter(({ access }) => access === 'open'));
  return [...new Map(open.map((group) => [group.slug, group])).values()].slice(0, GROUPS);
}
