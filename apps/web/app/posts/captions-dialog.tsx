import { ApiError } from '@arquiba/contract/errors';
import type { Post } from '@arquiba/contract/posts';
import {
  LONGEST_CAPTIONS,
  removeReelCaptions,
  setReelCaptions,
} from '@arquiba/contract/reel-captions';
import { getReelClips } from '@arquiba/contract/reel-clips';
import { type ChangeEvent, type FormEvent, useEffect, useRef, useState } from 'react';
import { quietCall } from '../api-call.ts';
import { notify } from '../notices/notify.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { TextArea } from '../ui/text-area.tsx';
import { learnCaptions } from './public/known-captions.ts';

interface CaptionsDialogProps {
  post: Pick<Post, 'id'>;
  onClose(): void;
}

const FORM = 'legendas';
const EXAMPLE = `WEBVTT

00:00.000 --> 00:02.500
Começa o jogo!

00:02.500 --> 00:05.000
Olha a bola na área`;

/** The author writes the captions of a video, or takes them from a file. */
export default function CaptionsDialog({ post: { id }, onClose }: CaptionsDialogProps) {
  const [loaded, setLoaded] = useState<string | null>(null);
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt asks again
  useEffect(() => {
    let left = false;
    setFailed(false);
    readCaptions(id).then(
      (text) => !left && setLoaded(text),
      () => !left && setFailed(true),
    );
    return () => {
      left = true;
    };
  }, [id, attempt]);
  if (loaded !== null) return <Editor id={id} before={loaded} onClose={onClose} />;
  return (
    <Dialog open onClose={onClose} title="Legendas">
      {failed ? (
        <ErrorState onRetry={() => setAttempt((count) => count + 1)}>
          Não foi possível carregar as legendas.
        </ErrorState>
      ) : (
        <p role="status" className="grid h-32 place-items-center">
          <span className="sr-only">Carregando…</span>
          <Spinner />
        </p>
      )}
    </Dialog>
  );
}

interface EditorProps {
  id: string;
  /** Empty without captions. */
  before: string;
  onClose(): void;
}

function Editor({ id, before, onClose }: EditorProps) {
  const [text, setText] = useState(before);
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState(false);
  const chooser = useRef<HTMLInputElement>(null);

  const send = async (work: () => Promise<{ url: string | null }>, said: string) => {
    if (busy) return;
    setBusy(true);
    setProblem('');
    try {
      learnCaptions(id, (await work()).url);
      notify('success', said);
      onClose();
    } catch (error) {
      setBusy(false);
      if (!(error instanceof ApiError)) throw error;
      setProblem(error.fields?.text ?? error.message);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void send(() => quietCall(setReelCaptions, { id, text }), 'Legendas guardadas.');
  };
  const takeFile = async ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [file] = currentTarget.files ?? [];
    currentTarget.value = '';
    if (!file) return;
    if (file.size > 4 * LONGEST_CAPTIONS) {
      setProblem('Este arquivo é grande demais para ser de legendas.');
      return;
    }
    setProblem('');
    setText(await file.text());
  };
  return (
    <Dialog
      open
      onClose={onClose}
      isChanged={() => text !== before}
      title="Legendas"
      size="lg"
      actions={
        <>
          {before !== '' && (
            <Button
              tone="danger"
              busy={busy}
              onClick={() =>
                void send(() => quietCall(removeReelCaptions, { id }), 'Legendas apagadas.')
              }
            >
              Apagar legendas
            </Button>
          )}
          <Button type="submit" form={FORM} busy={busy}>
            Guardar legendas
          </Button>
        </>
      }
    >
      <form id={FORM} noValidate onSubmit={submit} className="grid gap-4">
        <p className="text-muted">
          Escreva no formato WebVTT, com o tempo de cada fala, ou escolha um arquivo .vtt. Quem
          assiste sem som vê as legendas.
        </p>
        <input
          ref={chooser}
          type="file"
          accept=".vtt,text/vtt"
          aria-label="Arquivo de legendas"
          className="sr-only"
          tabIndex={-1}
          onChange={(event) => void takeFile(event)}
        />
        <div>
          <Button tone="secondary" onClick={() => chooser.current?.click()}>
            Escolher arquivo .vtt
          </Button>
        </div>
        <TextArea
          label="Texto das legendas"
          data-focus=""
          scrolls
          spellCheck
          placeholder={EXAMPLE}
          rows={8}
          value={text}
          error={problem || undefined}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
      </form>
    </Dialog>
  );
}

/** Empty if there are none yet. */
async function readCaptions(id: string): Promise<string> {
  const { items } = await quietCall(getReelClips, { ids: id });
  const url = items[0]?.captions;
  if (!url) return '';
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`captions: ${answer.status}`);
  return await answer.text();
}
