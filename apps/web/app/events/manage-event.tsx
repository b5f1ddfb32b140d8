import type { Event } from '@arquiba/contract/events';
import type { ReactNode } from 'react';
import { Form, useSearchParams } from 'react-router';
import { markStale } from '../freshness.ts';
import { Button, LinkButton } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Pencil } from '../ui/icons/pencil.tsx';
import { RadioGroup } from '../ui/radio-group.tsx';
import { TextField } from '../ui/text-field.tsx';

/** What organisers and moderators may do. Closed details, so that nothing is pressed by mistake. */
export function ManageEvent({ event }: { event: Event }) {
  const { date, slug, own } = event;
  const isOpen = !date.over && !date.cancelled;
  const [parameters] = useSearchParams();
  const apart = Number(parameters.get('ficaram'));
  return (
    <Card title="Organização" className="max-sm:rounded-none max-sm:border-x-0">
      <div className="grid grid-cols-1 gap-3">
        {apart > 0 && (
          <p role="status" className="rounded-md bg-accent-soft px-4 py-3">
            {apart === 1
              ? 'Uma data com respostas ou mudada sozinha ficou como estava, fora da repetição nova. Se ela não vale mais, cancele só essa data.'
              : `${apart} datas com respostas ou mudadas sozinhas ficaram como estavam, fora da repetição nova. As que não valem mais, cancele uma a uma.`}
          </p>
        )}
        {own && isOpen && (
          <LinkButton
            to={`/evento/${slug}/editar?data=${date.id}`}
            tone="secondary"
            icon={<Pencil />}
            className="justify-self-start"
          >
            Mudar evento
          </LinkButton>
        )}
        {isOpen && (
          <Act event={event} name="convidar" summary="Convidar pessoas">
            <TextField
              label="Nomes de usuário"
              name="people"
              hint="Separe com vírgulas. Só recebe quem pode ver o evento."
              autoComplete="off"
            />
            <Button type="submit" className="justify-self-start">
              Convidar
            </Button>
          </Act>
        )}
        {!date.cancelled && (
          <Act event={event} name="resultado" summary="Resultado">
            <TextField
              label="Placar ou resultado"
              name="result"
              defaultValue={date.result}
              maxLength={120}
              hint="Entra depois do início. Por exemplo: Azul 2 × 1 Laranja."
            />
            <Button type="submit" className="justify-self-start">
              Salvar resultado
            </Button>
          </Act>
        )}
        {isOpen && (
          <Act event={event} name="cancelar" summary="Cancelar evento">
            {event.repeats ? (
              <RadioGroup
                label="O que cancelar"
                name="scope"
                defaultValue="one"
                choices={[
                  { value: 'one', label: 'Só esta data' },
                  { value: 'following', label: 'Esta e as seguintes' },
                  { value: 'all', label: 'Todas as que não passaram' },
                ]}
              />
            ) : (
              <input type="hidden" name="scope" value="all" />
            )}
            <p className="text-sm text-muted">
              Quem respondeu é avisado. Uma data cancelada não volta.
            </p>
            <Button type="submit" tone="danger" className="justify-self-start">
              Confirmar cancelamento
            </Button>
          </Act>
        )}
      </div>
    </Card>
  );
}

interface ActProps {
  event: Event;
  name: string;
  summary: string;
  children: ReactNode;
}

function Act({ event, name, summary, children }: ActProps) {
  return (
    <details className="rounded-md border border-line px-4 open:pb-4">
      <summary className="flex h-12 cursor-pointer items-center font-semibold">{summary}</summary>
      <Form
        method="post"
        preventScrollReset
        onSubmit={() => markStale('column')}
        className="grid grid-cols-1 gap-4"
      >
        <input type="hidden" name="acao" value={name} />
        <input type="hidden" name="date" value={event.date.id} />
        {children}
      </Form>
    </details>
  );
}
