import { listNextEvents } from '@arquiba/contract/events';
import type { LiveAudience } from '@arquiba/contract/live-views';
import {
  LIVE_DESCRIPTION_MAX_CHARACTERS,
  LIVE_TITLE_MAX_CHARACTERS,
} from '@arquiba/contract/live-views';
import { createLive } from '@arquiba/contract/lives';
import { useRef, useState } from 'react';
import { redirect, useNavigate } from 'react-router';
import { quietCall } from '../api-call.ts';
import { newKey } from '../draft.ts';
import { useForm } from '../forms/use-form.ts';
import { notify } from '../notices/notify.ts';
import { accountContext, callContext } from '../page-context.ts';
import { pageMeta } from '../page-meta.ts';
import { Button } from '../ui/button.tsx';
import { Checkbox } from '../ui/checkbox.tsx';
import { RadioGroup } from '../ui/radio-group.tsx';
import { SelectField } from '../ui/select-field.tsx';
import { SmallHeading } from '../ui/small-heading.tsx';
import { TextArea } from '../ui/text-area.tsx';
import { TextField } from '../ui/text-field.tsx';
import { signInPath } from '../viewer/return-path.ts';
import type { Route } from './+types/new-live-page';
import { LIVES_PATH, livePath, studioPath } from './live-paths.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  if (!context.get(accountContext)) throw redirect(signInPath(url));
  // The form works without them.
  const { items } = await context
    .get(callContext)(listNextEvents, {})
    .catch(() => ({ items: [] }));
  const events = new Map(items.map(({ slug, title }) => [slug, title]));
  return { events: [...events].map(([value, label]) => ({ value, label })) };
}

export function meta(args: Route.MetaArgs) {
  return pageMeta({ title: 'Nova live', hidden: true }, args);
}

/** What it is about; the picture is tested on the next page. */
export default function NewLivePage({ loaderData: { events } }: Route.ComponentProps) {
  const navigate = useNavigate();
  const [isLater, setIsLater] = useState(false);
  const key = useRef(newKey());
  const { busy, errors, form } = useForm({
    read: (data) => ({
      title: String(data.get('title')),
      description: String(data.get('description')),
      sport: String(data.get('sport')),
      event: String(data.get('event') ?? '') || null,
      audience: String(data.get('audience')) as LiveAudience,
      startsAt: isLater ? String(data.get('startsAt')) : null,
    }),
    check({ title, startsAt }) {
      if (!title.trim()) return { field: 'title', message: 'Escreva o título da live' };
      if (startsAt === '') return { field: 'startsAt', message: 'Escolha quando a live começa' };
      return null;
    },
    async send(values) {
      const startsAt = values.startsAt && new Date(values.startsAt).toISOString();
      const live = await quietCall(
        createLive,
        { ...values, startsAt },
        { idempotencyKey: key.current },
      );
      if (startsAt) notify('success', 'Live marcada.');
      await navigate(startsAt ? livePath(live) : studioPath(live), { replace: true });
    },
  });
  return (
    <>
      <SmallHeading
        to={LIVES_PATH}
        back="Voltar às lives"
        title="Nova live"
        detail="A imagem de teste vem depois."
      />
      <form
        {...form}
        onChange={() => {
          key.current = newKey();
        }}
        className="grid grid-cols-1 gap-5 px-4 pt-3 pb-8 md:px-0"
      >
        <TextField
          label="Título"
          name="title"
          error={errors.title}
          maxLength={LIVE_TITLE_MAX_CHARACTERS}
          autoComplete="off"
        />
        <TextArea
          label="Descrição"
          optional
          name="description"
          error={errors.description}
          maxLength={LIVE_DESCRIPTION_MAX_CHARACTERS}
          rows={3}
        />
        <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
          <TextField label="Esporte" optional name="sport" error={errors.sport} maxLength={40} />
          {events.length > 0 && (
            <SelectField
              label="Evento"
              optional
              name="event"
              error={errors.event}
              placeholder="Nenhum"
              options={events}
            />
          )}
        </div>
        <RadioGroup
          label="Quem pode ver"
          name="audience"
          defaultValue="public"
          choices={[
            {
              value: 'public',
              label: 'Todo mundo',
              detail: 'Se o seu perfil é privado, quem segue você.',
            },
            { value: 'followers', label: 'Quem me segue' },
          ]}
        />
        <Checkbox
          label="Marcar para depois"
          checked={isLater}
          onChange={(event) => setIsLater(event.target.checked)}
        />
        {isLater && (
          <TextField
            label="Começa"
            name="startsAt"
            type="datetime-local"
            error={errors.startsAt}
            hint="No horário deste aparelho. Quem pedir é avisado dez minutos antes."
          />
        )}
        <Button type="submit" size="lg" busy={busy} busyLabel="Preparando…">
          {isLater ? 'Marcar live' : 'Continuar para a imagem de teste'}
        </Button>
      </form>
    </>
  );
}
