import { ApiError } from '@arquiba/contract/errors';
import { type Role, roleNames, roleTitles } from '@arquiba/contract/permissions';
import { setRoles } from '@arquiba/contract/staff';
import { type FormEvent, useState } from 'react';
import { useRevalidator } from 'react-router';
import { quietCall } from '../api-call.ts';
import { notify } from '../notices/notify.ts';
import { Button } from '../ui/button.tsx';
import { Checkbox } from '../ui/checkbox.tsx';

/** What each role is for, as people choose it. */
const PURPOSES: Record<Role, string> = {
  administrator: 'dá papéis, lê o registro, e faz tudo o que os outros fazem',
  moderator: 'cuida das denúncias da rede',
  shop: 'cuida dos produtos e responde pela loja',
  support: 'responde clientes e visitantes',
};

interface RolesFormProps {
  email: string;
  /** The roles that the account has, as far as this page knows. */
  roles: readonly Role[];
  label: string;
  onEmailProblem?(problem: string | undefined): void;
  onSaved(): void;
}

/** Chooses the roles of an account. The server asks for the password again. */
export function RolesForm({ email, roles, label, onEmailProblem, onSaved }: RolesFormProps) {
  const { revalidate } = useRevalidator();
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);

  async function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const wanted = new FormData(form).getAll('role') as Role[];
    setBusy(true);
    try {
      const saved = await quietCall(setRoles, { email, roles: wanted, seen: [...roles] });
      setProblem(undefined);
      onEmailProblem?.(undefined);
      notify('success', `Papéis de ${saved.name} guardados.`);
      form.reset();
      onSaved();
      await revalidate();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      onEmailProblem?.(error.fields?.email);
      setProblem(error.fields?.email ? undefined : error.message);
      if (error.code === 'changed') await revalidate();
    } finally {
      setBusy(false);
    }
  }

  return (
    <form onSubmit={save} className="grid gap-4">
      <fieldset>
        <legend className="mb-1 text-sm font-semibold">Papéis</legend>
        {roleNames.map((role) => (
          <Checkbox
            key={role}
            name="role"
            value={role}
            defaultChecked={roles.includes(role)}
            label={
              <>
                <b>{roleTitles[role]}</b> <span className="text-muted">— {PURPOSES[role]}</span>
              </>
            }
          />
        ))}
      </fieldset>
      {problem && (
        <p role="alert" className="rounded-md bg-card-red-soft px-4 py-3 text-card-red">
          {problem}
        </p>
      )}
      <Button
        type="submit"
        busy={busy}
        busyLabel="Guardando…"
        className="max-sm:w-full sm:justify-self-start"
      >
        {label}
      </Button>
    </form>
  );
}
