import { SPORTS } from '@arquiba/contract/interests';
import { useState } from 'react';
import { Form, useLocation, useNavigate, useSubmit } from 'react-router';
import { withParameter } from '../list-page.ts';
import { Button } from '../ui/button.tsx';
import { Checkbox } from '../ui/checkbox.tsx';
import { SearchField } from '../ui/search-field.tsx';
import { SelectField } from '../ui/select-field.tsx';
import { TextField } from '../ui/text-field.tsx';
import { useAccount } from '../viewer/use-site.ts';
import type { GroupFilters } from './group-filters.ts';

interface GroupSearchProps {
  filters: GroupFilters;
  maxLength: number;
}

/** Writes the search to the URL and keeps the filters; an empty search shows all groups. */
export function GroupSearch({ filters, maxLength }: GroupSearchProps) {
  const { q } = filters;
  const navigate = useNavigate();
  const location = useLocation();
  const [typed, setTyped] = useState(q);
  const [seen, setSeen] = useState(q);
  if (seen !== q) {
    setSeen(q);
    setTyped(q);
  }
  const clear = () => {
    setTyped('');
    if (q) void navigate(withParameter(location, 'q', null));
  };
  return (
    <Form role="search" action="/grupos">
      <Kept filters={{ ...filters, q: '' }} />
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

const SPORT_OPTIONS = Object.values(SPORTS).map((label) => ({ value: label, label }));

/** Writes the filters to the URL and keeps the search. */
export function GroupFilterForm({ filters, maxLength }: GroupSearchProps) {
  const { q, sport, city, mine } = filters;
  const submit = useSubmit();
  const account = useAccount();
  return (
    <Form
      key={`${sport} ${city} ${mine}`}
      action="/grupos"
      aria-label="Filtros"
      className="mt-3 grid grid-cols-2 items-center gap-3 sm:flex"
      onChange={(event) => {
        // A text is sent with Enter or the button.
        const isChoice = (event.target as Element).matches('select, [type=checkbox]');
        if (isChoice) void submit(event.currentTarget);
      }}
    >
      <Kept filters={{ q, sport: '', city: '', mine: false }} />
      <SelectField
        labelHidden
        label="Esporte"
        name="esporte"
        placeholder="Todo esporte"
        options={SPORT_OPTIONS}
        defaultValue={sport}
        className="sm:flex-1"
      />
      <TextField
        labelHidden
        label="Cidade"
        placeholder="Cidade"
        name="cidade"
        defaultValue={city}
        maxLength={maxLength}
        className="sm:flex-1"
      />
      {account && <Checkbox name="meus" value="1" label="Só os meus" defaultChecked={mine} />}
      <Button type="submit" tone="secondary" className="max-sm:justify-self-end">
        Filtrar
      </Button>
    </Form>
  );
}

/** What the other form has set. */
function Kept({ filters: { q, sport, city, mine } }: { filters: GroupFilters }) {
  const kept = { q, esporte: sport, cidade: city, meus: mine ? '1' : '' };
  return Object.entries(kept).map(
    ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
  );
}
