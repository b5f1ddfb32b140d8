import { useId } from 'react';
import { FieldNote } from '../ui/field.tsx';
import { SelectField } from '../ui/select-field.tsx';
import type { SignUpValues } from './sign-up-values.ts';

type Chosen = Pick<SignUpValues, 'birthDay' | 'birthMonth' | 'birthYear'>;

interface BirthDateFieldsProps {
  values?: Chosen | undefined;
  error?: string | undefined;
  onChange?: ((chosen: Chosen) => void) | undefined;
}

export function BirthDateFields({ values, error, onChange }: BirthDateFieldsProps) {
  const note = useId();
  return (
    <fieldset
      aria-describedby={error ? note : undefined}
      onChange={(event) => onChange?.(readChosen(event.currentTarget))}
    >
      <legend className="mb-1.5 text-sm font-semibold">
        Data de nascimento <span className="font-normal text-muted">(opcional)</span>
      </legend>
      <div className="grid grid-cols-3 gap-2">
        <SelectField
          label="Dia"
          labelHidden
          name="birthDay"
          data-field="birthDate"
          autoComplete="bday-day"
          placeholder="Dia"
          defaultValue={values?.birthDay}
          options={DAYS}
        />
        <SelectField
          label="Mês"
          labelHidden
          name="birthMonth"
          data-field="birthDate"
          autoComplete="bday-month"
          placeholder="Mês"
          defaultValue={values?.birthMonth}
          options={MONTHS}
        />
        <SelectField
          label="Ano"
          labelHidden
          name="birthYear"
          data-field="birthDate"
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

function readChosen({ elements }: HTMLFieldSetElement): Chosen {
  const value = (name: keyof Chosen) => (elements.namedItem(name) as HTMLSelectElement).value;
  return {
    birthDay: value('birthDay'),
    birthMonth: value('birthMonth'),
    birthYear: value('birthYear'),
  };
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
