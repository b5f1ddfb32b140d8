import { getInterests, SPORTS, type Sport, setInterests } from '@arquiba/contract/interests';
import { listProfiles } from '@arquiba/contract/profiles';
import { Form, redirect, useNavigation } from 'react-router';
import { FollowButton } from '../follows/public/follow-button.tsx';
import { pageCall } from '../loader.ts';
import { pageMeta } from '../page-meta.ts';
import { ProfileRow } from '../profiles/public/profile-row.tsx';
import { Button } from '../ui/button.tsx';
import { Check } from '../ui/icons/check.tsx';
import type { Route } from './+types/sports-page';
import { FirstDayStep } from './public/first-day-step.tsx';

const CLUBS = 6;
const FORM = 'sports';

export function meta(args: Route.MetaArgs) {
  return pageMeta({ title: 'Seus esportes', hidden: true }, args);
}

export async function loader(args: Route.LoaderArgs) {
  const call = pageCall(args);
  const { sports } = await call(getInterests, {});
  const { items: clubs } = await call(listProfiles, { type: 'Clube', limit: CLUBS });
  return { sports, clubs };
}

export async function action(args: Route.ActionArgs) {
  const form = await args.request.formData();
  const sports = form.getAll('sport').map(String).filter(isSport);
  await pageCall(args)(setInterests, { sports });
  throw redirect('/comecar/pessoas');
}

export default function SportsPage({ loaderData: { sports, clubs } }: Route.ComponentProps) {
  const { state } = useNavigation();
  return (
    <FirstDayStep
      path="/comecar"
      title="O que faz você vibrar?"
      lead="Escolha quantos quiser. “Para você” começa por eles, e você pode mudar depois."
      action={
        <Button type="submit" form={FORM} busy={state === 'submitting'} busyLabel="Salvando...">
          Continuar
        </Button>
      }
    >
      <Form method="post" id={FORM}>
        <fieldset className="flex flex-wrap gap-2">
          <legend className="sr-only">Esportes</legend>
          {Object.entries(SPORTS).map(([sport, name]) => (
            <label key={sport} className={CHIP}>
              <input
                type="checkbox"
                name="sport"
                value={sport}
                defaultChecked={sports.includes(sport as Sport)}
                className="peer sr-only"
              />
              <Check className="hidden size-4 peer-checked:block" />
              {name}
            </label>
          ))}
        </fieldset>
      </Form>
      {clubs.length > 0 && (
        <section aria-labelledby="clubs" className="grid grid-cols-1 gap-2">
          <h2 id="clubs" className="display text-xl">
            Clubes
          </h2>
          <ul>
            {clubs.map((club) => (
              <li key={club.username} className="border-b border-line py-1 last:border-0">
                <ProfileRow profile={club} action={<FollowButton {...club} />} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </FirstDayStep>
  );
}

function isSport(value: string): value is Sport {
  return Object.hasOwn(SPORTS, value);
}

const CHIP =
  'flex min-h-11 items-center gap-1.5 rounded-pill border border-edge bg-raised px-4 font-semibold transition select-none hover:border-ink has-checked:border-orange has-checked:bg-orange has-checked:text-on-orange has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-orange-ink';
