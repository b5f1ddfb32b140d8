import type { ChangeEvent, ComponentProps } from 'react';
import { Form } from 'react-router';
import { SearchField } from './search-field.tsx';

interface SearchFormProps {
  /** The accessible name; distinguishes several searches of a page. */
  name?: string;
  defaultValue?: string;
  /** Controlled, for pages that search while typing. */
  value?: string;
  onChange?(event: ChangeEvent<HTMLInputElement>): void;
  onClear?(): void;
  autoFocus?: boolean;
  /** The attributes and events of a field with suggestions. */
  combobox?: Omit<ComponentProps<'input'>, 'className' | 'ref' | 'type'>;
}

/** Opens /explorar; works without scripts. */
export function SearchForm({ name = 'Busca', combobox, ...field }: SearchFormProps) {
  return (
    <Form role="search" aria-label={name} action="/explorar">
      <SearchField
        name="q"
        label="Buscar pessoas, grupos, óculos"
        maxLength={100}
        {...field}
        {...combobox}
      />
    </Form>
  );
}
