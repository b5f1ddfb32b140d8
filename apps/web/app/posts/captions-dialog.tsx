import { type CaptionLanguage, captionLanguages } from '@arquiba/contract/caption-tracks';
import { ApiError } from '@arquiba/contract/errors';
import type { Post } from '@arquiba/contract/posts';
import {
  LONGEST_CAPTIONS,
  removeReelCaptions,
  setReelCaptions,
} from '@arquiba/contract/reel-captions';
import { getReelClips } from '@arquiba/contract/reel-clips';
import { type ChangeEvent, type FormEvent, useRef, useState } from 'react';
import { quietCall } from '../api-call.ts';
import { notify } from '../notices/notify.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { SelectField } from '../ui/select-field.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { TextArea } from '../ui/text-area.tsx';
import { useLoaded } from '../ui/use-loaded.ts';
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

/** By language; absent where there are none. */
type Texts = Partial<Record<CaptionLanguage, string>>;

const LANGUAGES = Object.entries(captionLanguages) as [CaptionLanguage, string][];

/** The author writes the captions of a video in one or more languages, or takes them from files. */
export default function CaptionsDialog({ post: { id }, onClose }: CaptionsDialogProps) {
  const { value, failed, retry } = useLoaded(id, () => readCaptions(id));
  if (value !== null) return <Editor id={id} before={value} onClose={onClose} />;
  return (
    <Dialog open onClose={onClose} title="Legendas">
      {failed ? (
        <ErrorState onRetry={retry}>Não foi possível carregar as legendas.</ErrorState>
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
  before: Texts;
  onClose(): void;
}

function Editor({ id, before, onClose }: EditorProps) {
  const [saved, setSaved] = useState(before);
  const [texts, setTexts] = useState(before);
  const [language, setLanguage] = useState<CaptionLanguage>(() => firstOf(before));
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState(false);
  const chooser = useRef<HTMLInputElement>(null);
  const text = texts[language] ?? '';
  const setText = (written: string) => setTexts((all) => ({ ...all, [language]: written }));
  const changed = LANGUAGES.map(([each]) => each).filter(
    (each) => (texts[each] ?? '') !== (saved[each] ?? ''),
  );

  const send = async (work: () => Promise<void>, said: string) => {
    if (busy) return;
    setBusy(true);
    setProblem('');
    try {
      await work();
      notify('success', said);
      onClose();
    } catch (error) {
      setBusy(false);
      if (!(error instanceof ApiError)) throw error;
      setProblem(error.fields?.text ?? error.message);
    }
  };
  /** What was saved stays, also if a later one is refused, whose text is then shown. */
  const save = async () => {
    for (const each of changed.length > 0 ? changed : [language]) {
      setLanguage(each);
      const written = texts[each] ?? '';
      const { tracks } = await quietCall(setReelCaptions, { id, language: each, text: written });
      learnCaptions(id, tracks);
      setSaved((all) => ({ ...all, [each]: written }));
    }
  };
  const remove = async () => {
    learnCaptions(id, (await quietCall(removeReelCaptions, { id, language })).tracks);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void send(save, 'Legendas guardadas.');
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
      isChanged={() => changed.length > 0}
      title="Legendas"
      size="lg"
      actions={
        <>
          {saved[language] && (
            <Button
              tone="danger"
              busy={busy}
              onClick={() => void send(remove, 'Legendas apagadas.')}
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
        <SelectField
          label="Língua"
          value={language}
          options={LANGUAGES.map(([value, name]) => ({
            value,
            label: saved[value] ? `${name} (com legendas)` : name,
          }))}
          onChange={({ currentTarget }) => {
            setLanguage(currentTarget.value as CaptionLanguage);
            setProblem('');
          }}
        />
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

/** The first that has captions. */
function firstOf(texts: Texts): CaptionLanguage {
  return LANGUAGES.find(([language]) => texts[language])?.[0] ?? 'pt-BR';
}

async function readCaptions(id: string): Promise<Texts> {
  const { items } = await quietCall(getReelClips, { ids: id });
  const texts = (items[0]?.captions ?? []).map(async ({ language, url }) => {
    const answer = await fetch(url);
    if (!answer.ok) throw new Error(`captions: ${answer.status}`);
    return [language, await answer.text()];
  });
  return Object.fromEntries(await Promise.all(texts));
}
