import { listEvents } from '@arquiba/contract/events';
import type { NewSticker } from '@arquiba/contract/moment-stickers';
import { type FormEvent, useEffect, useState } from 'react';
import { quietCall } from '../../api-call.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { readSticker } from './read-sticker.ts';
import { nameOfKind } from './sticker-kinds.ts';

interface StickerDialogProps {
  kind: NewSticker['kind'];
  /** Null for a new one. */
  sticker: NewSticker | null;
  /** How many there are: a new one is put beside them. */
  count: number;
  /** `title`: what an event is called. */
  onSave(sticker: NewSticker, title: string): void;
  onClose(): void;
}

const FORM = 'adesivo';

/** Writes a sticker; its place is chosen on the picture. */
export default function StickerDialog(props: StickerDialogProps) {
  const { kind, sticker, count, onSave, onClose } = props;
  const [errors, setErrors] = useState<Record<string, string>>({});
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { x, y } = sticker ?? { x: 50, y: 15 + ((count * 20) % 75) };
    const read = readSticker(kind, new FormData(event.currentTarget), { x, y });
    if ('errors' in read) return setErrors(read.errors);
    const select = event.currentTarget.elements.namedItem('slug');
    const chosen = select instanceof HTMLSelectElement ? select.selectedOptions[0] : null;
    onSave(read.sticker, chosen?.label ?? '');
    onClose();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={nameOfKind(kind)}
      cancel="Cancelar"
      actions={
        <Button type="submit" form={FORM}>
          {sticker ? 'Salvar adesivo' : 'Pôr na imagem'}
        </Button>
      }
    >
      <form id={FORM} noValidate onSubmit={submit} className="grid gap-4">
        <Fields kind={kind} sticker={sticker} errors={errors} />
      </form>
    </Dialog>
  );
}

interface FieldsProps extends Pick<StickerDialogProps, 'kind' | 'sticker'> {
  errors: Record<string, string>;
}

function Fields({ kind, sticker, errors }: FieldsProps) {
  const is = <K extends NewSticker['kind']>(wanted: K) =>
    sticker?.kind === wanted ? (sticker as Extract<NewSticker, { kind: K }>) : null;
  switch (kind) {
    case 'text':
      return line('text', 'Texto', 120, is('text')?.text);
    case 'mention':
      return line('username', 'Nome de usuário', 30, is('mention')?.username, '@');
    case 'hashtag':
      return line('tag', 'Hashtag', 80, is('hashtag')?.tag, '#');
    case 'place':
      return line('place', 'Lugar', 80, is('place')?.place);
    case 'poll':
      return (
        <>
          {line('question', 'Pergunta', 80, is('poll')?.question)}
          {[0, 1, 2, 3].map((at) => (
            <TextField
              key={at}
              label={`Opção ${at + 1}`}
              optional={at > 1}
              name="option"
              maxLength={30}
              defaultValue={is('poll')?.options[at]}
              error={at < 2 ? errors[`option${at}`] : undefined}
            />
          ))}
        </>
      );
    case 'event':
      return <EventField chosen={is('event')?.slug} error={errors.slug} />;
    case 'score':
      return (
        <div className="grid grid-cols-[minmax(0,1fr)_6rem] gap-3">
          {line('home', 'Primeiro nome', 30, is('score')?.home)}
          {points('homeScore', 'Pontos (1º)', is('score')?.homeScore)}
          <TextField
            label="Segundo nome"
            name="away"
            maxLength={30}
            defaultValue={is('score')?.away}
            error={errors.away}
          />
          {points('awayScore', 'Pontos (2º)', is('score')?.awayScore)}
        </div>
      );
  }

  function line(name: string, label: string, most: number, value?: string, prefix?: string) {
    return (
      <TextField
        {...{ name, label, prefix }}
        data-focus=""
        maxLength={most}
        defaultValue={value}
        error={errors[name]}
      />
    );
  }

  function points(name: string, label: string, value = 0) {
    return (
      <TextField
        {...{ name, label }}
        type="number"
        inputMode="numeric"
        min={0}
        max={999}
        defaultValue={value}
        error={errors[name]}
      />
    );
  }
}

function EventField({ chosen, error }: { chosen: string | undefined; error: string | undefined }) {
  const [events, setEvents] = useState<{ value: string; label: string }[] | null>(null);
  useEffect(() => {
    quietCall(listEvents, { once: 'true', limit: 50 }).then(
      ({ items }) => setEvents(items.map(({ slug, title }) => ({ value: slug, label: title }))),
      () => setEvents([]),
    );
  }, []);
  if (events?.length === 0) return <p className="text-muted">Nenhum evento está marcado.</p>;
  return (
    <SelectField
      key={events ? 'loaded' : 'loading'}
      label="Evento"
      hint="Aberto a todos."
      name="slug"
      placeholder={events ? 'Escolha o evento' : 'Carregando…'}
      options={events ?? []}
      defaultValue={chosen ?? ''}
      error={error}
    />
  );
}
