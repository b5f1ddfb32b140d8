import { type OwnProfile, updateProfile } from '@arquiba/contract/profiles';
import { currentSession } from '@arquiba/contract/sessions';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { quietCall } from '../api-call.ts';
import { useForm } from '../forms/use-form.ts';
import { notify } from '../notices/notify.ts';
import { UsernameField } from '../profiles/public/username-field.tsx';
import { Button } from '../ui/button.tsx';
import { storeSession } from '../viewer/use-session-in-tabs.ts';

/** The username was made from the name; a new person may prefer another one. */
export default function ChooseUsername({ profile }: { profile: OwnProfile }) {
  const { revalidate } = useRevalidator();
  const [isOpen, setOpen] = useState(false);
  const { busy, errors, form } = useForm({
    quiet: true,
    read: (data) =>
      String(data.get('username') ?? '')
        .trim()
        .toLowerCase(),
    async send(username) {
      if (username !== profile.username) {
        await quietCall(updateProfile, { username });
        const { account } = await quietCall(currentSession, {});
        if (account) storeSession(account);
        notify('success', `Agora você é @${username}.`);
        await revalidate();
      }
      setOpen(false);
    },
  });
  if (!isOpen) {
    return (
      <p className="flex flex-wrap items-center justify-between gap-x-3 rounded-card bg-sunken px-4 py-2">
        <span className="min-w-0 wrap-anywhere">
          Seu nome de usuário é <b>@{profile.username}</b>
        </span>
        <Button
          tone="ghost"
          size="sm"
          className="-mx-3 noscript:hidden"
          onClick={() => setOpen(true)}
        >
          Escolher outro
        </Button>
      </p>
    );
  }
  return (
    <form
      {...form}
      aria-label="Escolher nome de usuário"
      className="grid gap-3 rounded-card bg-sunken p-4"
    >
      <UsernameField profile={profile} error={errors.username} />
      <Button type="submit" tone="secondary" busy={busy} busyLabel="Salvando...">
        Usar este nome
      </Button>
    </form>
  );
}
