import { listStaff } from '@arquiba/contract/staff';
import { pageCall } from '../loader.ts';
import { pageMeta } from '../page-meta.ts';
import { Card } from '../ui/card.tsx';
import type { Route } from './+types/team-page';
import { NewMember } from './new-member.tsx';
import { StaffHeading } from './staff-heading.tsx';
import { StaffRow } from './staff-row.tsx';

export function meta(args: Route.MetaArgs) {
  return pageMeta({ title: 'Equipe', hidden: true }, args);
}

export async function loader(args: Route.LoaderArgs) {
  return { staff: await pageCall(args)(listStaff, {}) };
}

/** Who works here, and what each may do. */
export default function TeamPage({ loaderData: { staff } }: Route.ComponentProps) {
  return (
    <>
      <StaffHeading title="Equipe" />
      <div className="grid gap-5 lg:gap-6">
        <Card title="Quem faz parte" flush>
          <ul className="divide-y divide-line">
            {staff.map((member) => (
              <StaffRow key={member.accountId} member={member} />
            ))}
          </ul>
        </Card>
        <Card title="Chamar alguém">
          <NewMember />
        </Card>
      </div>
    </>
  );
}
