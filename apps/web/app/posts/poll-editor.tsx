import { POLL_MAX_OPTIONS, POLL_MIN_OPTIONS } from '@arquiba/contract/posts';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../ui/button.tsx';
import { Plus } from '../ui/icons/plus.tsx';
import type { DraftContent } from './composition.ts';
import { enterByKeyboard } from './enter-by-keyboard.ts';
import { closingError, pollErrors } from './poll-errors.ts';
import { PollOption } from './poll-option.tsx';
import { PollRules } from './poll-rules.tsx';

type Poll = NonNullable<DraftContent['poll']>;

interface PollEditorProps {
  poll: Poll;
  publishAt: string | null;
  /** How often publishing was refused: errors are shown after the first time. */
  refusals: number;
  /** Set to what tells whether the poll can be published now. */
  check: RefObject<() => boolean>;
  onChange(poll: Poll): void;
}

/** Options, duration, and how people vote; the question is the text of the post. */
export default function PollEditor(props: PollEditorProps) {
  const { poll, publishAt, refusals, check, onChange } = props;
  const { options } = poll;
  const box = useRef<HTMLFieldSetElement>(null);
  const list = useRef<HTMLDivElement>(null);
  // One picture is uploaded at a time, and options keep their places meanwhile.
  const [upload, setUpload] = useState<{ at: number; file: File } | null>(null);
  const errors = pollErrors(options).map((error, at) =>
    at === upload?.at ? `Aguarde a foto da opção ${at + 1}` : error,
  );
  const closing = closingError(poll.closesAt, publishAt ? Date.parse(publishAt) : Date.now());
  const shown = refusals > 0 ? errors : [];
  const isReady = !closing && !errors.some(Boolean);
  useEffect(() => {
    check.current = () => isReady;
    return () => {
      check.current = () => true;
    };
  }, [check, isReady]);
  useEffect(() => {
    if (refusals > 0) box.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [refusals]);
  const fields = () => [...(list.current?.querySelectorAll<HTMLElement>('[data-option]') ?? [])];
  const write = (changed: Poll['options']) => onChange({ ...poll, options: changed });
  const add = () => {
    flushSync(() => write([...options, { label: '', picture: null }]));
    fields().at(-1)?.focus();
  };
  const remove = (at: number) => {
    flushSync(() => write(options.toSpliced(at, 1)));
    fields()[Math.max(0, at - 1)]?.focus();
  };
  return (
    <fieldset ref={box} className="mt-4 border-t border-line pt-4">
      <legend className="sr-only">Enquete</legend>
      <div ref={enterByKeyboard} className="grid gap-3">
        <p className="text-sm text-muted">O texto da publicação é a pergunta.</p>
        <div ref={list} className="grid gap-3">
          {options.map((option, at) => (
            <PollOption
              // biome-ignore lint/suspicious/noArrayIndexKey: an option is known by its place
              key={at}
              {...{ option, place: at + 1, error: shown[at] }}
              picked={upload?.at === at ? upload.file : null}
              onPick={
                upload && upload.at !== at ? undefined : (file) => setUpload(file && { at, file })
              }
              onRemove={upload || options.length <= POLL_MIN_OPTIONS ? undefined : () => remove(at)}
              onChange={(changed) => {
                if (changed.picture && upload?.at === at) setUpload(null);
                write(options.with(at, changed));
              }}
            />
          ))}
        </div>
        {options.length < POLL_MAX_OPTIONS && (
          <Button tone="ghost" size="sm" icon={<Plus />} className="-ml-3.5 w-fit" onClick={add}>
            Mais uma opção
          </Button>
        )}
        <PollRules
          {...{ poll, error: closing }}
          onChange={(changes) => onChange({ ...poll, ...changes })}
        />
      </div>
    </fieldset>
  );
}
