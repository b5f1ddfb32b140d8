import { inviteToGroup } from '@arquiba/contract/group-members';
import type { Group } from '@arquiba/contract/groups';
import { quietCall } from '../../api-call.ts';
import { useForm } from '../../forms/use-form.ts';
import { notify } from '../../notices/notify.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';

/** Invites someone by their username. */
export function InviteForm({ group: { slug } }: { group: Pick<Group, 'slug'> }) {
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
    <form {...form} aria-label="Convidar alguém" className="flex flex-wrap items-end gap-3">
      <TextField
        label="Nome de usuário"
        name="username"
        prefix="@"
        data-focus
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
  );
}
