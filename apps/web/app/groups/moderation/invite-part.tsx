import {
  createGroupLink,
  type GroupLink,
  inviteToGroup,
  revokeGroupLink,
} from '@arquiba/contract/group-members';
import type { GroupPage } from '@arquiba/contract/groups';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { call, quietCall } from '../../api-call.ts';
import { copyAddress } from '../../copying/copy-address.ts';
import { useForm } from '../../forms/use-form.ts';
import { notify } from '../../notices/notify.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { formatMoment } from '../../ui/format-age.ts';
import { Copy } from '../../ui/icons/copy.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextField } from '../../ui/text-field.tsx';

interface InvitePartProps {
  group: GroupPage;
  links: GroupLink[];
}

/** Invitations by name and by link. */
export function InvitePart({ group, links }: InvitePartProps) {
  return (
    <div className="grid gap-4">
      <InviteByName group={group} />
      <NewLink group={group} />
      {links.length > 0 && <Links group={group} links={links} />}
    </div>
  );
}

function InviteByName({ group: { slug } }: Pick<InvitePartProps, 'group'>) {
  const { busy, errors, form } = useForm({
    read: (data) => ({ username: String(data.get('username')).trim().replace(/^@/, '') }),
    check: ({ username }) =>
      username ? null : { field: 'username', message: 'Escreva o nome de usuário' },
    async send({ username }, element) {
      await quietCall(inviteToGroup, { slug, username });
      notify('success', `Convite enviado a @${username}.`);
      element.reset();
    },
  });
  return (
    <Card title="Convidar alguém">
      <form {...form} aria-label="Convidar alguém" className="flex flex-wrap items-end gap-3">
        <TextField
          label="Nome de usuário"
          name="username"
          prefix="@"
          maxLength={60}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          error={errors.username}
          className="min-w-48 flex-1"
        />
        <Button type="submit" busy={busy}>
          Convidar
        </Button>
      </form>
    </Card>
  );
}

const DAYS = [
  { value: '1', label: '1 dia' },
  { value: '7', label: '7 dias' },
  { value: '30', label: '30 dias' },
];
const USES = [
  { value: '', label: 'Quantas pessoas quiserem' },
  { value: '1', label: '1 pessoa' },
  { value: '10', label: '10 pessoas' },
  { value: '50', label: '50 pessoas' },
];

function NewLink({ group: { slug } }: Pick<InvitePartProps, 'group'>) {
  const { revalidate } = useRevalidator();
  const [path, setPath] = useState<string | null>(null);
  const { busy, form } = useForm({
    read: (data) => ({
      days: Number(data.get('days')),
      mostUses: Number(data.get('mostUses')) || null,
    }),
    async send(values) {
      setPath((await quietCall(createGroupLink, { slug, ...values })).path);
      await revalidate();
    },
  });
  return (
    <Card title="Convidar por link">
      <p className="mb-3 text-muted">
        Quem abre o link entra no grupo sem pedir. Ele só aparece agora: depois não dá para ver de
        novo.
      </p>
      <form {...form} aria-label="Novo link" className="grid gap-3 sm:grid-cols-2">
        <SelectField label="Vale por" name="days" options={DAYS} defaultValue="7" />
        <SelectField label="Para" name="mostUses" options={USES} />
        <div>
          <Button type="submit" busy={busy}>
            Criar link
          </Button>
        </div>
      </form>
      {path && (
        <p className="mt-4 flex items-center gap-2 rounded-md bg-sunken py-2 pr-2 pl-3.5">
          <code className="min-w-0 flex-1 truncate">{path}</code>
          <Button size="sm" tone="secondary" icon={<Copy />} onClick={() => void copyAddress(path)}>
            Copiar
          </Button>
        </p>
      )}
    </Card>
  );
}

function Links({ group: { slug }, links }: InvitePartProps) {
  const { revalidate } = useRevalidator();
  async function revoke(id: string) {
    await call(revokeGroupLink, { slug, id });
    notify('success', 'O link não vale mais.');
    await revalidate();
  }
  return (
    <Card title="Links que valem">
      <ul>
        {links.map(({ id, uses, mostUses, endsAt }) => (
          <li
            key={id}
            className="flex items-center gap-3 border-b border-line py-2 last:border-none"
          >
            <span className="min-w-0 flex-1">
              {usesOf(uses, mostUses)}
              <span className="block text-sm text-muted">Até {formatMoment(new Date(endsAt))}</span>
            </span>
            <Button
              size="sm"
              tone="secondary"
              aria-label={`Anular o link até ${formatMoment(new Date(endsAt))}`}
              onClick={() => void revoke(id).catch(() => undefined)}
            >
              Anular
            </Button>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function usesOf(uses: number, most: number | null): string {
  if (most !== null) return `${uses} de ${most} ${most === 1 ? 'uso' : 'usos'}`;
  return uses === 1 ? '1 uso' : `${uses} usos`;
}
