import {
  createPrescription,
  getPrescription,
  listPrescriptions,
  updatePrescription,
} from '@arquiba/contract/prescriptions';
import { redirect, useLocation, useNavigate } from 'react-router';
import { notFound, pageCall, refusalOf } from '../loader.ts';
import { callContext } from '../page-context.ts';
import { pageMeta } from '../page-meta.ts';
import { Button, LinkButton } from '../ui/button.tsx';
import { SectionHeading } from '../ui/section-heading.tsx';
import type { Route } from './+types/prescription-page';
import { readPrescription } from './prescription-fields.ts';
import { PrescriptionForm } from './prescription-form.tsx';
import { backFrom, NEW } from './public/prescription-paths.ts';

export function meta(args: Route.MetaArgs) {
  const title = args.params.id === NEW ? 'Nova receita' : 'Editar receita';
  return pageMeta({ title, face: 'shop', hidden: true }, args);
}

export async function loader(args: Route.LoaderArgs) {
  const call = pageCall(args);
  const { id } = args.params;
  const { consentedAt } = await call(listPrescriptions, {});
  if (id === NEW) return { prescription: null, consented: consentedAt !== null };
  if (!ID.test(id)) throw notFound();
  const prescription = await call(getPrescription, { id });
  // A photo or a PDF has no numbers to edit.
  if (!prescription.values) throw notFound();
  return { prescription, consented: true };
}

/** The format of ids in the API; any other value is not found. */
const ID = /^(\d{1,18}|[1-8]\d{18})$/;

/** Saves when scripts are not loaded; otherwise `usePrescriptionForm` does. */
export async function action({ context, request, params, url }: Route.ActionArgs) {
  const values = readPrescription(await request.formData());
  const call = context.get(callContext);
  const { consent, ...content } = values;
  try {
    const saved =
      params.id === NEW
        ? await call(createPrescription, { ...content, consent })
        : await call(updatePrescription, { id: params.id, ...content });
    return redirect(backFrom(url.search, saved.id));
  } catch (error) {
    return { values, ...refusalOf(error) };
  }
}

export default function PrescriptionPage({ loaderData, actionData }: Route.ComponentProps) {
  const navigate = useNavigate();
  const { search } = useLocation();
  const { prescription, consented } = loaderData;
  return (
    <>
      <SectionHeading>{prescription ? 'EDITAR RECEITA' : 'NOVA RECEITA'}</SectionHeading>
      <div className="grid gap-5">
        {actionData && (
          <p role="alert" className="rounded-md bg-card-red-soft px-4 py-3 text-card-red">
            {actionData.message}
          </p>
        )}
        <PrescriptionForm
          id="receita"
          prescription={prescription}
          consented={consented}
          refused={actionData}
          onSaved={({ id }) => void navigate(backFrom(search, id))}
        />
        <div className="flex flex-wrap justify-end gap-2">
          <LinkButton tone="ghost" to={backFrom(search)}>
            Cancelar
          </LinkButton>
          <Button type="submit" form="receita">
            Guardar receita
          </Button>
        </div>
      </div>
    </>
  );
}
