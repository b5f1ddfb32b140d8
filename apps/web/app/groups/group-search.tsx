import { useState } from 'react';
import { Form, useNavigate } from 'react-router';
import { SearchField } from '../ui/search-field.tsx';

interface GroupSearchProps {
  /** The search text of the URL. */
  q: string;
  maxLength: number;
}

/** Writes the search to the URL; an empty search shows all groups. */
export function GroupSearch({ q, maxLength }: GroupSearchProps) {
  const navigate = useNavigate();
  const [typed, setTyped] = useState(q);
  const [seen, setSeen] = useState(q);
  if (seen !== q) {
    setSeen(q);
    setTyped(q);
  }
  const clear = () => {
    setTyped('');
    if (q) void navigate('/grupos');
  };
  return (
    <Form role="search" action="/grupos">
      <SearchField
        name="q"
        label="Buscar grupos"
        maxLength={maxLength}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onClear={clear}
      />
    </Form>
  );
}
