import { getAccountData } from '@arquiba/contract/account-data';
import { getProfile } from '@arquiba/contract/profiles';
import { pageCall } from '../loader.ts';
import { accountContext } from '../page-context.ts';
import { pageMeta } from '../page-meta.ts';
import { SectionHeading } from '../ui/section-heading.tsx';
import type { Route } from './+types/edit-data-page';
import { accountDataAction } from './account-data-action.ts';
import { EditDataForm } from './edit-data-form.tsx';
import { LatePasswordCard } from './late-password-card.tsx';

export function meta(args: Route.MetaArgs) {
  return pageMeta({ title: 'Alterar meus dados', face: 'shop', hidden: true }, args);
}

export async function loader(args: Route.LoaderArgs) {
  const call = pageCall(args);
  const username = args.context.get(accountContext)?.username ?? '';
  const [data, { verified }] = await Promise.all([
    call(getAccountData, {}),
    call(getProfile, { username }),
  ]);
  return { data, verified };
}

export const action = accountDataAction;

export default function EditDataPage({ loaderData, actionData }: Route.ComponentProps) {
  const { data, verified } = loaderData;
  return (
    <>
      <SectionHeading>ALTERAR MEUS DADOS</SectionHeading>
      <div className="grid gap-5 lg:gap-6">
        <EditDataForm data={data} verified={verified} refused={actionData} />
        <LatePasswordCard email={data.email} refused={actionData} />
      </div>
    </>
  );
}
