import {
  GROUP_CITY_MAX_CHARACTERS,
  GROUP_DESCRIPTION_MAX_CHARACTERS,
  GROUP_NAME_MAX_CHARACTERS,
  GROUP_RULES_MAX_CHARACTERS,
  type Group,
} from '@arquiba/contract/groups';
import { SPORTS } from '@arquiba/contract/interests';
import { type ReactNode, useId, useState } from 'react';
import type { FieldErrors } from '../../forms/use-form.ts';
import { RadioGroup } from '../../ui/radio-group.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { GroupValues } from './group-values.ts';
import { QuestionFields } from './question-fields.tsx';

interface GroupFieldsProps {
  values: GroupValues;
  errors: FieldErrors;
  /** Below the name: the slug of a new group. */
  slug?: ReactNode;
  onName?(name: string): void;
  /** Below the access: what a change does. */
  accessNote?(access: Group['access']): ReactNode;
  /** A question was added or removed, which causes no input event. */
  onQuestions(): void;
}

/** Everything that people write about a group. */
export function GroupFields(props: GroupFieldsProps) {
  const { values, errors, slug, onName, accessNote, onQuestions } = props;
  const sports = useId();
  const [access, setAccess] = useState(values.access);
  return (
    <>
      <TextField
        label="Nome do grupo"
        name="name"
        defaultValue={values.name}
        maxLength={GROUP_NAME_MAX_CHARACTERS}
        autoComplete="off"
        onChange={(event) => onName?.(event.currentTarget.value)}
        error={errors.name}
      />
      {slug}
      <TextArea
        label="Descrição"
        name="description"
        defaultValue={values.description}
        maxLength={GROUP_DESCRIPTION_MAX_CHARACTERS}
        error={errors.description}
        hint="O que vocês fazem, quando e onde."
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          optional
          label="Esporte"
          name="sport"
          list={sports}
          defaultValue={values.sport}
          maxLength={40}
          error={errors.sport}
        />
        <datalist id={sports}>
          {Object.values(SPORTS).map((sport) => (
            <option key={sport} value={sport} />
          ))}
        </datalist>
        <TextField
          optional
          label="Cidade"
          name="city"
          autoComplete="address-level2"
          defaultValue={values.city}
          maxLength={GROUP_CITY_MAX_CHARACTERS}
          error={errors.city}
        />
      </div>
      <div className="grid gap-2">
        <RadioGroup
          label="Quem entra"
          name="access"
          value={access}
          onChange={(value) => setAccess(value === 'closed' ? 'closed' : 'open')}
          choices={[
            {
              value: 'open',
              label: 'Aberto',
              detail: 'Qualquer pessoa entra e vê o que se publica.',
            },
            {
              value: 'closed',
              label: 'Fechado',
              detail: 'A moderação aprova quem pede; só membros veem o que há nele.',
            },
          ]}
        />
        {accessNote?.(access)}
      </div>
      <QuestionFields questions={values.questions} errors={errors} onChange={onQuestions} />
      <TextArea
        optional
        label="Regras"
        name="rules"
        defaultValue={values.rules}
        maxLength={GROUP_RULES_MAX_CHARACTERS}
        error={errors.rules}
      />
    </>
  );
}
