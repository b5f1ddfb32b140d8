import { GROUP_MAX_QUESTIONS, GROUP_QUESTION_MAX_CHARACTERS } from '@arquiba/contract/groups';
import { useState } from 'react';
import type { FieldErrors } from '../../forms/use-form.ts';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Plus } from '../../ui/icons/plus.tsx';
import { X } from '../../ui/icons/x.tsx';
import { TextField } from '../../ui/text-field.tsx';

interface QuestionFieldsProps {
  questions: readonly string[];
  errors: FieldErrors;
  onChange(): void;
}

/** Up to five questions to those who ask to enter. */
export function QuestionFields({ questions, errors, onChange }: QuestionFieldsProps) {
  const [rows, setRows] = useState(() => questions.map((text, key) => ({ key, text })));
  const change = (next: typeof rows) => {
    setRows(next);
    onChange();
  };
  const add = () => {
    const key = Math.max(-1, ...rows.map((row) => row.key)) + 1;
    change([...rows, { key, text: '' }]);
  };
  return (
    <fieldset className="grid min-w-0 gap-3">
      <legend className="mb-1.5 text-sm font-semibold">
        Perguntas a quem pede para entrar{' '}
        <span className="font-normal text-muted">(até {GROUP_MAX_QUESTIONS})</span>
      </legend>
      {rows.map((row, index) => (
        <div key={row.key} className="flex items-start gap-2">
          <TextField
            labelHidden
            label={`Pergunta ${index + 1}`}
            placeholder="Como: há quanto tempo você joga?"
            name={`questions.${index}`}
            defaultValue={row.text}
            maxLength={GROUP_QUESTION_MAX_CHARACTERS}
            error={errors[`questions.${index}`]}
            className="flex-1"
          />
          <IconButton
            name={`Tirar a pergunta ${index + 1}`}
            icon={<X />}
            className="mt-0.5"
            onClick={() => change(rows.filter((each) => each !== row))}
          />
        </div>
      ))}
      {rows.length < GROUP_MAX_QUESTIONS && (
        <div>
          <Button size="sm" tone="secondary" icon={<Plus />} onClick={add}>
            Adicionar pergunta
          </Button>
        </div>
      )}
    </fieldset>
  );
}
