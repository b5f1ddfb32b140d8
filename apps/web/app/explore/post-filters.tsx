import { Form } from 'react-router';
import { Button, LinkButton } from '../ui/button.tsx';
import { SlidersHorizontal } from '../ui/icons/sliders-horizontal.tsx';
import { TextField } from '../ui/text-field.tsx';
import { type PostFilter, searchPath } from './search-kinds.ts';

/** Narrows found posts to a person and a period; a plain form, so that it works without scripts. */
export default function PostFilters({ q, filter }: { q: string; filter: PostFilter }) {
  const isSet = Object.values(filter).some(Boolean);
  return (
    <details open={isSet} className="mb-4 px-4 md:px-0">
      <summary className="flex h-11 w-fit cursor-pointer items-center gap-2 font-semibold text-orange-ink [&_.lucide]:size-5">
        <SlidersHorizontal /> {isSet ? 'Filtros ativos' : 'Filtrar'}
      </summary>
      <Form
        action="/explorar"
        aria-label="Filtros das publicações"
        className="mt-2 grid gap-4 rounded-card border border-line bg-raised p-4 sm:grid-cols-2"
      >
        <input type="hidden" name="q" value={q} />
        <input type="hidden" name="tipo" value="publicacoes" />
        <TextField
          optional
          label="De quem"
          name="de"
          prefix="@"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={60}
          defaultValue={filter.de.replace(/^@/, '')}
          hint="O nome de usuário"
          className="sm:col-span-2"
        />
        <TextField optional label="Desde" name="desde" type="date" defaultValue={filter.desde} />
        <TextField optional label="Até" name="ate" type="date" defaultValue={filter.ate} />
        <div className="flex flex-wrap gap-3 sm:col-span-2">
          <Button type="submit" size="sm">
            Aplicar filtros
          </Button>
          {isSet && (
            <LinkButton tone="secondary" size="sm" to={searchPath(q, 'publicacoes')}>
              Limpar
            </LinkButton>
          )}
        </div>
      </Form>
    </details>
  );
}
