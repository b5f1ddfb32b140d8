import { type Event, MOST_GUESTS } from '@arquiba/contract/events';
import { Form, useLocation, useNavigation } from 'react-router';
import { markStale } from '../freshness.ts';
import { Button, LinkButton } from '../ui/button.tsx';
import { ProgressBar } from '../ui/progress-bar.tsx';
import { SelectField } from '../ui/select-field.tsx';
import { signInPath } from '../viewer/return-path.ts';
import { useAccount } from '../viewer/use-site.ts';

const ANSWERS = [
  { value: 'going', label: 'Vou' },
  { value: 'maybe', label: 'Talvez' },
  { value: 'no', label: 'Não vou' },
] as const;

/** One's answer and the places that are left. A form, so that it works without scripts. */
export function AnswerForm({ event: { date } }: { event: Event }) {
  const account = useAccount();
  const location = useLocation();
  const busy = useNavigation().formData?.get('acao') === 'responder';
  const { own, capacity, going } = date;
  const chosen = own?.answer === 'waiting' ? 'going' : own?.answer;
  const isClosed = date.cancelled || date.over;
  return (
    <section aria-label="Sua resposta">
      <Places date={date} />
      {own && (
        <p role="status" className="mt-3 font-semibold">
          {sayOwn(own)}
        </p>
      )}
      {isClosed ? (
        <p className="mt-3 text-muted">
          {date.cancelled ? 'Esta data foi cancelada.' : 'Este evento já terminou.'}
        </p>
      ) : account ? (
        <Form
          method="post"
          preventScrollReset
          onSubmit={() => markStale('column')}
          className="mt-4 grid gap-4"
        >
          <input type="hidden" name="acao" value="responder" />
          <input type="hidden" name="date" value={date.id} />
          <SelectField
            label="Quem vai com você"
            name="guests"
            defaultValue={String(own?.guests ?? 0)}
            className="sm:max-w-64"
            options={Array.from({ length: MOST_GUESTS + 1 }, (_, count) => ({
              value: String(count),
              label:
                count === 0 ? 'Ninguém' : `Mais ${count} ${count === 1 ? 'pessoa' : 'pessoas'}`,
            }))}
          />
          <fieldset className="grid grid-cols-3 gap-2 sm:max-w-96">
            <legend className="sr-only">Responder</legend>
            {ANSWERS.map(({ value, label }) => (
              <Button
                key={value}
                type="submit"
                name="answer"
                value={value}
                busy={busy}
                tone={chosen === value ? 'soft' : value === 'going' ? 'primary' : 'secondary'}
                aria-pressed={chosen === value}
                className="min-w-0 px-2"
              >
                {label}
              </Button>
            ))}
          </fieldset>
          {capacity !== null && going >= capacity && chosen !== 'going' && (
            <p className="text-sm text-muted">
              Não há mais lugares. Com “Vou” você entra na lista de espera.
            </p>
          )}
        </Form>
      ) : (
        <LinkButton to={signInPath(location)} className="mt-4">
          Entrar para responder
        </LinkButton>
      )}
    </section>
  );
}

function Places({ date: { going, maybe, waiting, capacity } }: Pick<Event, 'date'>) {
  return (
    <>
      <p className="flex flex-wrap items-baseline gap-x-5 gap-y-1">
        <span>
          <span className="numeral text-3xl">{going}</span>{' '}
          {capacity === null ? (going === 1 ? 'vai' : 'vão') : `de ${capacity} lugares`}
        </span>
        {maybe > 0 && (
          <span className="text-muted">
            <span className="numeral text-xl text-ink">{maybe}</span> talvez
          </span>
        )}
        {waiting > 0 && (
          <span className="text-muted">
            <span className="numeral text-xl text-ink">{waiting}</span> na fila
          </span>
        )}
      </p>
      {capacity !== null && (
        <div className="mt-2">
          <ProgressBar label="Lugares ocupados" value={(going / capacity) * 100} />
        </div>
      )}
    </>
  );
}

function sayOwn({ answer, guests, position }: NonNullable<Event['date']['own']>): string {
  const others = guests > 0 ? ` com mais ${guests} ${guests === 1 ? 'pessoa' : 'pessoas'}` : '';
  if (answer === 'waiting') return `Você é a ${position}ª pessoa na fila${others}.`;
  if (answer === 'going') return `Você vai${others}.`;
  return answer === 'maybe' ? 'Você talvez vá.' : 'Você não vai.';
}
