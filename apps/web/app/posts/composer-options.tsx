import { type CommentsBy, PLACE_MAX_CHARACTERS } from '@arquiba/contract/posts';
import { Button } from '../ui/button.tsx';
import { SelectField } from '../ui/select-field.tsx';
import { Switch } from '../ui/switch.tsx';
import { TextField } from '../ui/text-field.tsx';
import { AudienceField } from './audience-field.tsx';
import type { DraftContent } from './composition.ts';
import { enterByKeyboard } from './enter-by-keyboard.ts';
import { COMMENTERS } from './option-labels.ts';
import { PeoplePicker } from './people-picker.tsx';
import { ScheduleField } from './schedule-field.tsx';

interface ComposerOptionsProps {
  content: DraftContent;
  /** It goes to the group whose page this is: nothing else can be chosen. */
  inGroup: boolean;
  /** How often publishing was refused. */
  refusals: number;
  onChange(changes: Partial<DraftContent>): void;
  /** Moves the content to the drafts; undefined if there is no content. */
  onSaveAside: (() => void) | undefined;
}

/** 'Opções avançadas': audience, replies, schedule, attachments. */
export default function ComposerOptions(props: ComposerOptionsProps) {
  const { content, inGroup, refusals, onChange, onSaveAside } = props;
  const { audience, group, commentsBy, quotable, place, tagged, publishAt } = content;
  const open = audience === 'public' || group !== null || inGroup;
  return (
    <fieldset
      ref={refusals === 0 ? enterByKeyboard : undefined}
      className="mt-4 grid grid-cols-1 gap-4 border-t border-line pt-4"
    >
      <legend className="sr-only">Opções avançadas</legend>
      <div className="grid gap-4 sm:grid-cols-2">
        {!inGroup && <AudienceField {...{ content, onChange }} />}
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
      <ScheduleField {...{ publishAt, refusals }} onChange={(at) => onChange({ publishAt: at })} />
      {onSaveAside && (
        <Button tone="ghost" size="sm" className="-ml-3.5 w-fit" onClick={onSaveAside}>
          Salvar rascunho
        </Button>
      )}
    </fieldset>
  );
}
