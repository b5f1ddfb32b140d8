import { Form } from 'react-router';
import { SearchField } from '../ui/search-field.tsx';

interface SearchFormProps {
  defaultValue?: string;
  autoFocus?: boolean;
}

/** Leads to /explorar; works before the page's code is there. */
export function SearchForm(props: SearchFormProps) {
  return (
    <Form role="search" action="/explorar">
      <SearchField name="q" label="Buscar pessoas, grupos, óculos" maxLength={100} {...props} />
    </Form>
  );
}
