import { giveHealthConsent, listPrescriptions } from '@arquiba/contract/prescriptions';
import { useState } from 'react';
import { redirect, useLocation, useNavigate, useRevalidator } from 'react-router';
import { call } from '../api-call.ts';
import { pageCall } from '../loader.ts';
import { pageMeta } from '../page-meta.ts';
import { Button, LinkButton } from '../ui/button.tsx';
import { SectionHeading } from '../ui/section-heading.tsx';
import type { Route } from './+types/file-page';
import { ConsentPart } from './consent-part.tsx';
import { FileForm } from './file-form.tsx';
import { backFrom } from './public/prescription-paths.ts';

export function meta(args: Route.MetaArgs) {
  return pageMeta({ title: 'Receita por foto ou PDF', face: 'shop', hidden: true }, args);
}

export async function loader(args: Route.LoaderArgs) {
  const { consentedAt } = await pageCall(args)(listPrescriptions, {});
  return { consented: consentedAt !== null };
}

/** Gives the consent when scripts are not loaded. */
export async function action(args: Route.ActionArgs) {
  await pageCall(args)(giveHealthConsent, {});
  return redirect(args.url.pathname + args.url.search);
}

/** A prescription as a photo or a PDF. The consent comes first: nothing is uploaded without it. */
export default function PrescriptionFilePage({ loaderData: { consented } }: Route.ComponentProps) {
  const navigate = useNavigate();
  const { search } = useLocation();
  const { revalidate } = useRevalidator();
  const [agreed, setAgreed] = useState(false);
  const agree = () =>
    call(giveHealthConsent, {}).then(
      () => {
        setAgreed(true);
        return revalidate();
      },
      // The error was shown in a toast.
      () => undefined,
    );
  return (
    <>
      <SectionHeading>RECEITA POR FOTO OU PDF</SectionHeading>
      <div className="grid grid-cols-1 gap-5">
        {consented ? (
          <FileForm
            id="receita"
            focused={agreed}
            onSaved={({ id }) => void navigate(backFrom(search, id))}
          />
        ) : (
          <ConsentPart onAgree={agree} />
        )}
        <div className="flex flex-wrap justify-end gap-2">
          <LinkButton tone="ghost" to={backFrom(search)}>
            Cancelar
          </LinkButton>
          {consented && (
            <Button type="submit" form="receita">
              Guardar receita
            </Button>
          )}
        </div>
      </div>
    </>
  );
}
