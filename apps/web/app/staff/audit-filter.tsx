import { auditActions } from '@arquiba/contract/audit';
import { Form, useSubmit } from 'react-router';
import { Button } from '../ui/button.tsx';
import { SelectField } from '../ui/select-field.tsx';
import { TextField } from '../ui/text-field.tsx';
import type { AuditQuery } from './audit-query.ts';
import { DEEDS } from './audit-words.ts';

interface AuditFilterProps {
  query: AuditQuery;
  actors: readonly { by: string; name: string }[];
}

/** The filter of the log; a change shows its result at once. */
export function AuditFilter({ query, actors }: AuditFilterProps) {
  const submit = useSubmit();
  return (
    <Form
      aria-label="Filtro do registro"
      className="mb-4 grid grid-cols-2 gap-3 md:grid-cols-4"
      onChange={(event) =>
        void submit(event.currentTarget, { preventScrollReset: true, replace: true })
      }
    >
      <SelectField
        label="Quem"
        name="by"
        placeholder="Todos"
        options={actors.map(({ by, name }) => ({ value: by, label: name }))}
        defaultValue={query.by ?? ''}
      />
      <SelectField
        label="O quê"
        name="action"
        placeholder="Tudo"
        options={auditActions.map((action) => ({ value: action, label: DEEDS[action].label }))}
        defaultValue={query.action ?? ''}
      />
      <TextField label="De" name="from" type="date" defaultValue={query.from} />
      <TextField label="Até" name="to" type="date" defaultValue={query.to} />
      <noscript>
        <Button type="submit" tone="secondary">
          Filtrar
        </Button>
      </noscript>
    </Form>
  );
}
