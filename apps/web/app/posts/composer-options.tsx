import { type Audience, type CommentsBy, PLACE_MAX_CHARACTERS } from '@arquiba/contract/posts';
import { Button } from '../ui/button.tsx';
import { SelectField } from '../ui/select-field.tsx';
import { Switch } from '../ui/switch.tsx';
import { TextField } from '../ui/text-field.tsx';
import type { DraftContent } from './composition.ts';
import { openDrafts } from './drafts-opening.ts';
import { AUDIENCES, COMMENTERS } from './option-labels.ts';
import { PeoplePicker } from './people-picker.tsx';
import { PollEditor } from './poll-editor.tsx';
import { ScheduleField } from './schedule-field.tsx';

interface ComposerOptionsProps {
  content: DraftContent;
  /** How often publishing was refused because of the poll. */
  refusals: number;
  onChange(changes: Partial<DraftContent>): void;
  /** Moves the content to the drafts; undefined if there is no content. */
  onSaveAside: (() => void) | undefined;
}

/** 'Opções avançadas': audience, replies, schedule, attachments. */
export default function ComposerOptions(props: ComposerOptionsProps) {
  const { content, refusals, onChange, onSaveAside } = props;
  const { audience, commentsBy, quotable, place, tagged, poll, publishAt } = content;
  const open = audience === 'public';
  return (
    <fieldset
      ref={refusals === 0 ? enterByKeyboard : undefined}
      className="mt-4 grid grid-cols-1 gap-4 border-t border-line pt-4"
    >
      <legend className="sr-only">Opções avançadas</legend>
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          label="Quem pode ver"
          options={AUDIENCES}
          value={audience}
          onChange={(event) => onChange({ audience: event.currentTarget.value as Audience })}
        />
        <SelectField
          label="Quem pode comentar"
          options={COMMENTERS}
          value={commentsBy}
          onChange={(event) => onChange({ commentsBy: event.currentTarget.value as CommentsBy })}
        />
      </div>
      <Switch
        label="Outras pessoas podem citar"
        detail={open ? undefined : 'Só o que todos podem ver pode ser citado.'}
        checked={open && quotable}
        disabled={!open}
        onChange={(event) => onChange({ quotable: event.currentTarget.checked })}
      />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <TextField
          label="Lugar"
          optional
          placeholder="Estádio, ginásio, cidade"
          maxLength={PLACE_MAX_CHARACTERS}
          value={place}
          onChange={(event) => onChange({ place: event.currentTarget.value })}
        />
        <PeoplePicker people={tagged} onChange={(people) => onChange({ tagged: people })} />
      </div>
      <PollEditor {...{ poll, refusals }} onChange={(changed) => onChange({ poll: changed })} />
      <ScheduleField publishAt={publishAt} onChange={(at) => onChange({ publishAt: at })} />
      <div className="-mx-3.5 flex flex-wrap justify-between gap-2">
        <Button tone="ghost" size="sm" onClick={openDrafts}>
          Rascunhos e agendadas
        </Button>
        {onSaveAside && (
          <Button tone="ghost" size="sm" onClick={onSaveAside}>
            Salvar rascunho
          </Button>
        )}
      </div>
    </fieldset>
  );
}

/** The options are before their button in the tab order: keyboard users would have to go back. */
function enterByKeyboard(options: HTMLElement | null): void {
  if (document.activeElement?.matches('button:focus-visible')) {
    options?.querySelector('select')?.focus();
  }
}
