import {
  createCalendarAddress,
  listCalendarAddresses,
  revokeCalendarAddress,
} from '@arquiba/contract/calendars';
import { Form, redirect, useNavigation } from 'react-router';
import { copyAddress } from '../copying/copy-address.ts';
import { pageCall, refusalOf } from '../loader.ts';
import { callContext, siteContext } from '../page-context.ts';
import { pageMeta } from '../page-meta.ts';
import { Button } from '../ui/button.tsx';
import { formatMoment } from '../ui/format-age.ts';
import { Refusal } from '../ui/refusal.tsx';
import { signInPath } from '../viewer/return-path.ts';
import type { Route } from './+types/calendars-page';
import { FormFrame } from './form-frame.tsx';

/** `?grupo=` names a group whose events are wanted. */
export async function loader(args: Route.LoaderArgs) {
  const { items } = await pageCall(args)(listCalendarAddresses, {});
  const group = args.url.searchParams.get('grupo');
  return { items, group, publicUrl: args.context.get(siteContext).publicUrl };
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const form = await request.formData();
  const call = context.get(callContext);
  const group = String(form.get('group') ?? '');
  try {
    if (form.get('acao') === 'desligar') {
      await call(revokeCalendarAddress, { id: String(form.get('id')) });
      return redirect(url.pathname + url.search);
    }
    const { path } = await call(createCalendarAddress, group ? { group } : {});
    return { path, message: undefined };
  } catch (error) {
    const { code, message } = refusalOf(error);
    if (code === 'sign_in_required') return redirect(signInPath(url));
    return { path: null, message };
  }
}

export function meta(args: Route.MetaArgs) {
  return pageMeta({ title: 'Eventos no seu calendário', hidden: true }, args);
}

export default function CalendarsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { items, group, publicUrl } = loaderData;
  const busy = useNavigation().state !== 'idle';
  return (
    <FormFrame title="Eventos no seu calendário" back="/eventos">
      <div className="grid grid-cols-1 gap-5">
        <p>
          Crie um endereço secreto e cole no calendário do celular ou do computador. Ele mostra{' '}
          {group ? 'os eventos do grupo que você vê' : 'os eventos que você organiza ou respondeu'}.
          Calendários buscam mudanças poucas vezes por dia.
        </p>
        <Refusal message={actionData?.message} />
        {actionData?.path && (
          <div
            role="status"
            className="grid gap-3 rounded-card border border-line bg-accent-soft p-4"
          >
            <p className="font-semibold">Este endereço aparece só agora. Não mostre a ninguém.</p>
            <p className="font-mono text-sm break-all">{publicUrl + actionData.path}</p>
            <Button
              tone="secondary"
              className="justify-self-start"
              onClick={() => void copyAddress(actionData.path ?? '')}
            >
              Copiar endereço
            </Button>
          </div>
        )}
        <Form method="post">
          {group && <input type="hidden" name="group" value={group} />}
          <Button type="submit" busy={busy}>
            Criar endereço
          </Button>
        </Form>
        {items.length > 0 && (
          <section aria-labelledby="addresses">
            <h2 id="addresses" className="display text-xl">
              Endereços que valem
            </h2>
            <ul className="divide-y divide-line">
              {items.map(({ id, group: of, createdAt }) => (
                <li key={id} className="flex items-center justify-between gap-3 py-3">
                  <span className="min-w-0">
                    <span className="block font-semibold wrap-anywhere">
                      {of?.name ?? 'Meus eventos'}
                    </span>
                    <span className="text-sm text-muted">
                      desde {formatMoment(new Date(createdAt))}
                    </span>
                  </span>
                  <Form method="post">
                    <input type="hidden" name="acao" value="desligar" />
                    <input type="hidden" name="id" value={id} />
                    <Button
                      type="submit"
                      tone="secondary"
                      size="sm"
                      aria-label={`Desligar o endereço de ${of?.name ?? 'Meus eventos'}`}
                    >
                      Desligar
                    </Button>
                  </Form>
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </FormFrame>
  );
}
