import { type GroupDeed, type GroupLogEntry, listGroupLog } from '@arquiba/contract/group-members';
import type { GroupPage } from '@arquiba/contract/groups';
import type { ProfileCard } from '@arquiba/contract/profiles';
import { Form, Link, useLocation, useSubmit } from 'react-router';
import { quietCall } from '../../api-call.ts';
import { withParameter } from '../../list-page.ts';
import { Age } from '../../ui/age.tsx';
import { Avatar } from '../../ui/avatar.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { EndOfList } from '../../ui/end-of-list.tsx';
import type { Page } from '../../ui/pages.ts';
import { SelectField } from '../../ui/select-field.tsx';
import { ProfileRowSkeleton } from '../../ui/skeletons.tsx';
import { usePages } from '../../ui/use-pages.ts';

/** The verb of each deed, for the list and for the filter. */
const DEEDS: Record<GroupDeed, { verb: string; label: string }> = {
  accepted: { verb: 'aceitou', label: 'Pedidos aceitos' },
  refused: { verb: 'recusou', label: 'Pedidos recusados' },
  removed: { verb: 'tirou do grupo', label: 'Membros tirados' },
  banned: { verb: 'baniu', label: 'Banimentos' },
  unbanned: { verb: 'desfez o banimento de', label: 'Banimentos desfeitos' },
  'made-owner': { verb: 'tornou responsável', label: 'Novos responsáveis' },
  'made-moderator': { verb: 'pôs na moderação', label: 'Entradas na moderação' },
  'made-member': { verb: 'tirou da moderação', label: 'Saídas da moderação' },
  'handed-over': { verb: 'passou o grupo a', label: 'Grupo passado' },
  invited: { verb: 'convidou', label: 'Convites' },
  'link-created': { verb: 'criou um link de convite', label: 'Links criados' },
  'link-revoked': { verb: 'anulou um link de convite', label: 'Links anulados' },
  settings: { verb: 'mudou as configurações', label: 'Configurações' },
  closed: { verb: 'fechou o grupo', label: 'Grupo fechado' },
  opened: { verb: 'abriu o grupo', label: 'Grupo aberto' },
  'post-accepted': { verb: 'aprovou uma publicação de', label: 'Publicações aprovadas' },
  'post-hidden': { verb: 'ocultou uma publicação de', label: 'Publicações ocultas' },
  'post-shown': {
    verb: 'mostrou de novo uma publicação de',
    label: 'Publicações mostradas de novo',
  },
  'post-deleted': { verb: 'apagou uma publicação de', label: 'Publicações apagadas' },
  'post-pinned': { verb: 'fixou uma publicação', label: 'Publicações fixadas' },
};
const OPTIONS = Object.entries(DEEDS).map(([value, { label }]) => ({ value, label }));

interface LogListProps {
  group: GroupPage;
  deed: GroupDeed | null;
  first: Page<GroupLogEntry>;
}

/** What the moderation did, the newest first. */
export function LogList({ group: { slug }, deed, first }: LogListProps) {
  const location = useLocation();
  const submit = useSubmit();
  const pages = usePages({
    name: `group log ${slug} ${deed}`,
    first,
    load: (cursor) => quietCall(listGroupLog, { slug, ...(deed && { deed }), cursor }),
    idOf: ({ id }) => id,
  });
  return (
    <>
      <Form
        aria-label="Filtro do registro"
        className="mb-2 flex items-end gap-3"
        onChange={(event) => void submit(event.currentTarget, { preventScrollReset: true })}
      >
        <input type="hidden" name="aba" value="registro" />
        <SelectField
          label="Mostrar"
          name="acao"
          placeholder="Tudo"
          options={OPTIONS}
          defaultValue={deed ?? ''}
          className="flex-1"
        />
        <noscript>
          <Button type="submit" tone="secondary">
            Filtrar
          </Button>
        </noscript>
      </Form>
      {pages.items.length === 0 && <EmptyState art="lanes">Nada no registro ainda.</EmptyState>}
      <ul>
        {pages.items.map((entry) => (
          <li key={entry.id} className="flex gap-3 border-b border-line py-3">
            <Avatar
              username={entry.actor?.username ?? 'conta'}
              picture={entry.actor?.avatar ?? null}
            />
            <div className="min-w-0 flex-1">
              <p className="wrap-anywhere">
                <Name of={entry.actor} /> {DEEDS[entry.deed].verb}{' '}
                {entry.subject && <Name of={entry.subject} />}
              </p>
              {entry.reason && <p className="wrap-anywhere text-muted">Motivo: {entry.reason}</p>}
              <Age at={entry.createdAt} className="text-sm text-muted" />
            </div>
          </li>
        ))}
      </ul>
      <EndOfList
        pages={pages}
        noun="registros"
        next={pages.nextCursor && withParameter(location, 'cursor', pages.nextCursor)}
        skeleton={<ProfileRowSkeleton />}
      />
    </>
  );
}

function Name({ of: person }: { of: ProfileCard | null }) {
  if (!person) return <span className="text-muted">conta excluída</span>;
  return (
    <Link to={`/perfil/${person.username}`} className="font-semibold text-ink">
      {person.displayName}
    </Link>
  );
}
