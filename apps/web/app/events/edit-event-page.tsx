import { editEvent, getEvent } from '@arquiba/contract/events';
import { Form, redirect, useNavigation } from 'react-router';
import { markStale } from '../freshness.ts';
import { notFound, pageCall } from '../loader.ts';
import { callContext } from '../page-context.ts';
import { pageMeta } from '../page-meta.ts';
import { Button } from '../ui/button.tsx';
import { RadioGroup } from '../ui/radio-group.tsx';
import { Refusal } from '../ui/refusal.tsx';
import type { Route } from './+types/edit-event-page';
import { CoverField } from './cover-field.tsx';
import { AudienceField, EventFields, RepetitionFields } from './event-fields.tsx';
import { type EventValues, editedInput, readValues } from './event-values.ts';
import { FormFrame } from './form-frame.tsx';
import { useFirstError } from './new-event-page.tsx';
import { eventPath, shortMoment } from './public/event-words.ts';
import { readDate } from './read-date.ts';
import { refusedForm } from './refused-form.ts';

export async function loader(args: Route.LoaderArgs) {
  const { slug } = args.params;
  const event = await pageCall(args)(getEvent, { slug, ...readDate(args.url) });
  if (!event.own || event.date.over || event.date.cancelled) throw notFound();
  return { event };
}

export async function action({ context, request, params, url }: Route.ActionArgs) {
  const values = readValues(await request.formData());
  const { slug } = params;
  try {
    const edited = await context.get(callContext)(editEvent, { slug, ...editedInput(values) });
    const apart = edited.apart > 0 ? `&ficaram=${edited.apart}` : '';
    return redirect(eventPath({ slug }, edited.date.id) + apart);
  } catch (error) {
    return refusedForm(error, values, url);
  }
}

export function meta(args: Route.MetaArgs) {
  return pageMeta({ title: 'Mudar evento', hidden: true }, args);
}

export default function EditEventPage({ loaderData, actionData }: Route.ComponentProps) {
  const { event } = loaderData;
  const values = actionData?.values ?? valuesOf(event);
  const errors: Record<string, string> = actionData?.fields ?? {};
  const busy = useNavigation().state !== 'idle';
  const form = useFirstError(actionData);
  return (
    <FormFrame title={`Mudar ${event.title}`} back={eventPath(event, event.date.id)}>
      <Form
        ref={form}
        method="post"
        noValidate
        onSubmit={() => markStale('column')}
        className="grid grid-cols-1 gap-5"
      >
        <input type="hidden" name="date" value={event.date.id} />
        <Refusal message={actionData?.message} />
        {event.repeats && (
          <RadioGroup
            label="O que mudar"
            name="scope"
            defaultValue={values.scope ?? 'one'}
            error={errors.scope}
            choices={[
              { value: 'one', label: 'Só esta data', detail: shortMoment(event.date) },
              { value: 'following', label: 'Esta e as seguintes' },
              {
                value: 'all',
                label: 'Todas as que não passaram',
                detail: 'Datas que foram mudadas sozinhas ficam como estão.',
              },
            ]}
          />
        )}
        <EventFields {...{ values, errors }} />
        <CoverField cover={event.cover} chosen={values.cover} />
        <RepetitionFields {...{ values, errors }} note={event.repeats ? RULE_NOTE : undefined} />
        {!event.group && <AudienceField {...{ values, errors }} />}
        <p className="text-sm text-muted">
          Quem respondeu é avisado se a hora ou o lugar mudar.
          {!event.group && ' Quem deixa de ver o evento perde o lugar e é avisado.'}
        </p>
        <Button type="submit" size="lg" busy={busy} busyLabel="Salvando…">
          Salvar
        </Button>
      </Form>
    </FormFrame>
  );
}

const RULE_NOTE =
  'Uma repetição nova conta a partir da primeira data que muda. Datas que ficam fora dela e que ninguém respondeu são apagadas. As que têm respostas, ou foram mudadas sozinhas, ficam como estão até você cancelar cada uma.';

function valuesOf(event: Route.ComponentProps['loaderData']['event']): EventValues {
  const { title, description, sport, date, audience, repetition } = event;
  const { every = '', interval = 1, until = '', count = '' } = repetition ?? {};
  const { localStart, localEnd, timeZone, place, mapUrl, onlineUrl, capacity } = date;
  return {
    ...{ title, description, sport, start: localStart, end: localEnd, timeZone },
    ...{ place, mapUrl, onlineUrl, capacity: capacity === null ? '' : String(capacity) },
    ...{ every, until, audience, interval: String(interval), count: String(count) },
  };
}
