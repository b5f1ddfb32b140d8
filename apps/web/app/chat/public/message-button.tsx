import { type FormEvent, useState } from 'react';
import { Form, useNavigate } from 'react-router';
import { loadAction } from '../../notices/load-action.ts';
import { Button } from '../../ui/button.tsx';
import { MessageCircle } from '../../ui/icons/message-circle.tsx';

/** Opens the conversation with a person; also without scripts. */
export function MessageButton({ username }: { username: string }) {
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const open = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    const opening = await loadAction(() => import('../open-conversation.ts'));
    const path = await opening?.openedPath(username);
    setBusy(false);
    if (path) void navigate(path);
  };
  return (
    <Form method="post" action="/chat" onSubmit={open}>
      <input type="hidden" name="pessoa" value={username} />
      <Button
        type="submit"
        tone="secondary"
        busy={busy}
        icon={<MessageCircle />}
        className="max-sm:w-11 max-sm:px-0"
      >
        <span className="max-sm:sr-only">Mensagem</span>
      </Button>
    </Form>
  );
}
