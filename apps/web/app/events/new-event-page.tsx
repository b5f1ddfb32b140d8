import { createEvent } from '@arquiba/contract/events';
import { getGroup } from '@arquiba/contract/groups';
import { useEffect, useRef } from 'react';
import { Form, redirect, useNavigation } from 'react-router';
import { newKey } from '../draft.ts';
import { markStale } from '../freshness.ts';
import { pageCall } from '../loader.ts';
import { accountContext, callContext } from '../page-context.ts';
import { pageMeta } from '../page-meta.ts';
import { Button } from '../ui/button.tsx';
import { Refusal } from '../ui/refusal.tsx';
import { signInPath } from '../viewer/return-path.ts';
import type { Route } from './+types/new-event-page';
import { CoverField } from './cover-field.tsx';
import { AudienceField, EventFields, RepetitionFields } from './event-fields.tsx';
import { type EventValues, newEventInput, readValues } from './event-values.ts';
import { FormFrame } from './form-frame.tsx';
import { eventPath } from './public/event-words.ts';
import { refusedForm } from './refused-form.ts';

/** `?grupo=` names the group that the event is for. */
export async function loader(args: Route.LoaderArgs) {
  const { context, url } = args;
  if (!context.get(accountContext)) throw redirect(signInPath(url));
  const slug = url.searchParams.get('grupo');
  const group = slug ? await pageCall(args)(getGroup, { slug }) : null;
  // One key for each form that is shown: sent twice, it creates one event.
  return { group: group && { slug: group.slug, name: group.name }, key: newKey() };
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const values = readValues(await request.formData());
  try {
    const event = await context.get(callContext)(createEvent, newEventInput(values), {
      idempotencyKey: values.key || newKey(),
    });
    return redirect(eventPath(event));
  } catch (error) {
    return refusedForm(error, values, url);
  }
}

export function meta(args: Route.MetaArgs) {
  return pageMeta({ title: 'Novo evento', hidden: true }, args);
}

export default function NewEventPage({ loaderData, actionData }: Route.ComponentProps) {
  const { group, key } = loaderData;
  const values: EventValues = actionData?.values ?? {};
  const errors: Record<string, string> = actionData?.fields ?? {};
  const busy = useNavigation().state !== 'idle';
  const form = useFirstError(actionData);
  return (
    <FormFrame
      title={group ? `Novo evento de ${group.name}` : 'Novo evento'}
      back={group ? `/grupo/${group.slug}?aba=eventos` : '/eventos'}
    >
      <Form
        ref={form}
        method="post"
        noValidate
        onSubmit={() => markStale('column')}
        className="grid grid-cols-1 gap-5"
      >
        <input type="hidden" name="key" value={values.key ?? key} />
        <Refusal message={actionData?.message} />
        <EventFields {...{ values, errors }} />
        <CoverField cover={null} chosen={values.cover} />
        <RepetitionFields {...{ values, errors }} />
        {group ? (
          <input type="hidden" name="group" value={group.slug} />
        ) : (
          <AudienceField {...{ values, errors }} />
        )}
        <p className="text-sm text-muted">
          O evento é anunciado em uma publicação sua. Quem vê a publicação vê o evento.
        </p>
        <Button type="submit" size="lg" busy={busy} busyLabel="Criando…">
          Criar evento
        </Button>
      </Form>
    </FormFrame>
  );
}

/** After a refusal the first wrong field gets the focus. */
export function useFirstError(answer: unknown) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (!answer) return;
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid]');
    (wrong ?? form.current?.querySelector<HTMLElement>('[role=alert]'))?.focus();
  }, [answer]);
  return form;
}
