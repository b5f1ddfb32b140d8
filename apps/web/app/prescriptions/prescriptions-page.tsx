import {
  deletePrescription,
  listPrescriptions,
  type Prescription,
  withdrawHealthConsent,
} from '@arquiba/contract/prescriptions';
import type { FormEvent } from 'react';
import { Form, redirect, useRevalidator } from 'react-router';
import { pageCall } from '../loader.ts';
import { loadAction } from '../notices/load-action.ts';
import { pageMeta } from '../page-meta.ts';
import { Button, LinkButton } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { ImagePlus } from '../ui/icons/image-plus.tsx';
import { Plus } from '../ui/icons/plus.tsx';
import { SectionHeading } from '../ui/section-heading.tsx';
import type { Route } from './+types/prescriptions-page';
import { PrescriptionCard } from './prescription-card.tsx';
import { BY_FILE, NEW, PRESCRIPTIONS } from './public/prescription-paths.ts';
import { writtenDay } from './public/prescription-words.ts';

export function meta(args: Route.MetaArgs) {
  return pageMeta({ title: 'Minhas receitas', face: 'shop', hidden: true }, args);
}

export function loader(args: Route.LoaderArgs) {
  return pageCall(args)(listPrescriptions, {});
}

/** Handles the buttons when scripts are not loaded. */
export async function action(args: Route.ActionArgs) {
  const form = await args.request.formData();
  const call = pageCall(args);
  if (form.get('acao') === 'retirar') await call(withdrawHealthConsent, {});
  else await call(deletePrescription, { id: String(form.get('id') ?? '') });
  return redirect(PRESCRIPTIONS);
}

/** The saved prescriptions, and the consent to keep them. */
export default function PrescriptionsPage({ loaderData }: Route.ComponentProps) {
  const { items, consentedAt } = loaderData;
  const { revalidate } = useRevalidator();
  const remove = async (prescription: Prescription) =>
    (await loadRemoving())?.confirmDeletion(prescription, revalidate);
  const withdraw = async (event: FormEvent) => {
    event.preventDefault();
    (await loadRemoving())?.confirmWithdrawal(revalidate);
  };
  const add = (
    <div className="flex flex-wrap justify-center gap-2">
      <LinkButton to={`${PRESCRIPTIONS}/${NEW}`} icon={<Plus />}>
        Nova receita
      </LinkButton>
      <LinkButton tone="secondary" to={`${PRESCRIPTIONS}/${BY_FILE}`} icon={<ImagePlus />}>
        Enviar foto ou PDF
      </LinkButton>
    </div>
  );
  return (
    <>
      <div className="flex flex-wrap items-start justify-between gap-x-4">
        <SectionHeading>MINHAS RECEITAS</SectionHeading>
        {items.length > 0 && <div className="mb-5">{add}</div>}
      </div>
      {items.length === 0 ? (
        <div className="rounded-card border border-line bg-raised">
          <EmptyState art="lanes" action={add}>
            Nenhuma receita guardada. Guarde a sua para as próximas lentes.
          </EmptyState>
        </div>
      ) : (
        <ul className="grid gap-4 xl:grid-cols-2">
          {items.map((each) => (
            <PrescriptionCard key={each.id} prescription={each} onDelete={() => remove(each)} />
          ))}
        </ul>
      )}
      {consentedAt && (
        <div className="mt-6 grid justify-items-start gap-2 border-t border-line pt-5 text-muted">
          <p className="max-w-prose">
            Em {writtenDay(consentedAt.slice(0, 10))} você autorizou a Aro a guardar as suas
            receitas, que trazem dados de saúde, só para fazer as suas lentes. Pedidos ficam com a
            cópia da receita por cinco anos, como a lei pede.
          </p>
          <Form method="post" onSubmit={withdraw}>
            <input type="hidden" name="acao" value="retirar" />
            <Button type="submit" tone="secondary" size="sm">
              Retirar a autorização
            </Button>
          </Form>
        </div>
      )}
    </>
  );
}

function loadRemoving() {
  return loadAction(() => import('./remove-prescriptions.tsx'));
}
