import { useId } from 'react';
import { FieldNote } from '../ui/field.tsx';
import { SelectField } from '../ui/select-field.tsx';
import type { SignUpValues } from './sign-up-values.ts';

interface BirthDateFieldsProps {
  values?: Pick<SignUpValues, 'birthDay' | 'birthMonth' | 'birthYear'> | undefined;
  error?: string | undefined;
}

export function BirthDateFields({ values, error }: BirthDateFieldsProps) {
  const note = useId();
  return (
    <fieldset aria-describedby={error ? note : undefined}>
      <legend className="mb-1.5 text-sm font-semibold">
        Data de nascimento <span className="font-normal text-muted">(opcional)</span>
      </legend>
      <div className="grid grid-cols-3 gap-2">
        <SelectField
          label="Dia"
          labelHidden
          name="birthDay"
          autoComplete="bday-day"
          placeholder="Dia"
          defaultValue={values?.birthDay}
          options={DAYS}
        />
        <SelectField
          label="Mês"
          labelHidden
          name="birthMonth"
          autoComplete="bday-month"
          placeholder="Mês"
          defaultValue={values?.birthMonth}
          options={MONTHS}
        />
        <SelectField
          label="Ano"
          labelHidden
          name="birthYear"
          autoComplete="bday-year"
          placeholder="Ano"
          defaultValue={values?.birthYear}
          options={YEARS}
        />
      </div>
      {error && (
        <div className="mt-1.5">
          <FieldNote id={note} error text={error} />
        </div>
      )}
    </fieldset>
  );
}

const FIRST_YEAR = 2023;
const LAST_YEAR = 1930;

const DAYS = Array.from({ length: 31 }, (_, place) => twoDigits(place + 1));
const MONTHS = 'Jan Fev Mar Abr Mai Jun Jul Ago Set Out Nov Dez'
  .split(' ')
  .map((label, place) => ({ ...twoDigits(place + 1), label }));
const YEARS = Array.from({ length: FIRST_YEAR - LAST_YEAR + 1 }, (_, place) => {
  const year = String(FIRST_YEAR - place);
  return { value: year, label: year };
});

function twoDigits(number: number): { value: string; label: string } {
  return { value: String(number).padStart(2, '0'), label: String(number) };
}
