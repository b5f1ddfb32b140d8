import type { ChangeEvent } from 'react';
import { Form } from 'react-router';
import { SearchField } from '../ui/search-field.tsx';

interface SearchFormProps {
  /** The accessible name; distinguishes several searches of a page. */
  name?: string;
  defaultValue?: string;
  /** Controlled, for pages that search while typing. */
  value?: string;
  onChange?(event: ChangeEvent<HTMLInputElement>): void;
  onClear?(): void;
  autoFocus?: boolean;
}

/** Opens /explorar; works without scripts. */
export function SearchForm({ name = 'Busca', ...field }: SearchFormProps) {
  return (
    <Form role="search" aria-label={name} action="/explorar">
      <SearchField name="q" label="Buscar pessoas, grupos, óculos" maxLength={100} {...field} />
    </Form>
  );
}
