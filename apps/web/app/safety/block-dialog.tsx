import { useRevalidator } from 'react-router';
import ConfirmDialog from '../dialogs/confirm-dialog.tsx';
import { markStale } from '../freshness.ts';
import { block } from './acts.ts';
import type { Someone } from './public/question.ts';

export function BlockDialog({ person, onClose }: { person: Someone; onClose(): void }) {
  const { revalidate } = useRevalidator();
  const confirm = async () => {
    await block(person.username);
    // The suggestions may contain the blocked person: they are loaded again without that person.
    markStale('column');
    await revalidate();
  };
  return (
    <ConfirmDialog
      title={`Bloquear @${person.username}?`}
      action="Bloquear"
      onConfirm={confirm}
      onClose={onClose}
    >
      {person.displayName} não verá mais o que você publica, nem você o que essa pessoa publica. Se
      um seguia o outro, deixa de seguir. Ninguém é avisado.
    </ConfirmDialog>
  );
}
