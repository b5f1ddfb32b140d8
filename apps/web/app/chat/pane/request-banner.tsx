import {
  acceptConversation,
  clearConversation,
  type FullConversation,
  getConversation,
} from '@arquiba/contract/conversations';
import { useNavigate } from 'react-router';
import { call } from '../../api-call.ts';
import { useDialogAction } from '../../dialogs/use-dialog-action.ts';
import { safetyQuestion } from '../../safety/public/question.ts';
import { Button } from '../../ui/button.tsx';

interface RequestBannerProps {
  conversation: FullConversation;
  onChange(conversation: FullConversation): void;
}

/** A stranger wrote: the viewer accepts, declines or blocks before answering. */
export function RequestBanner({ conversation, onChange }: RequestBannerProps) {
  const navigate = useNavigate();
  const { id, state, title, people } = conversation;
  const accepting = useDialogAction(async () => {
    await call(acceptConversation, { id });
    onChange(await call(getConversation, { id }));
  }, unlock);
  const declining = useDialogAction(
    () => call(clearConversation, { id }),
    () => void navigate('/chat?caixa=pedidos', { replace: true }),
  );
  const [person] = people;
  if (state !== 'request') return null;
  return (
    <div className="border-t border-line bg-raised px-4 pt-4 pb-[max(1rem,env(safe-area-inset-bottom))]">
      <p className="mb-3 text-center">
        <b>{title}</b> quer conversar com você. Só depois de aceitar vocês veem um do outro se a
        mensagem foi lida.
      </p>
      <div className="flex flex-wrap justify-center gap-2">
        {person && (
          <Button tone="ghost" onClick={() => safetyQuestion.set({ act: 'block', person })}>
            Bloquear
          </Button>
        )}
        <Button tone="secondary" busy={declining.busy} onClick={() => void declining.run()}>
          Recusar
        </Button>
        <Button busy={accepting.busy} onClick={() => void accepting.run()}>
          Aceitar
        </Button>
      </div>
    </div>
  );
}

const unlock = () => undefined;
