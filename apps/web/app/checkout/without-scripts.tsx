import type { ErrorCode } from '@arquiba/contract/errors';
import { fixLink } from './fix-link.tsx';
import type { Choice } from './load-choice.ts';

interface WithoutScriptsProps {
  choice: Choice & { formKey: string };
  /** The error of the last submission. */
  refused: { message: string; code?: ErrorCode | undefined } | undefined;
}

/** Hidden fields with the values that the page showed, and the error, for use without scripts. */
export default function WithoutScripts({ choice, refused }: WithoutScriptsProps) {
  const shown: [string, string | number | undefined][] = [
    ['chave', choice.formKey],
    ['addressId', choice.address?.id],
    ['freightQuoteId', choice.freight?.id],
    ['service', choice.service],
    ['goods', choice.goods],
    ...choice.payments.map(({ method, total }): [string, number] => [`total-${method}`, total]),
  ];
  return (
    <>
      {refused && (
        <div role="alert" className="rounded-md bg-card-red-soft px-4 py-3 text-card-red">
          <p>{refused.message}</p>
          {fixLink(refused.code, choice.isGuest)}
        </div>
      )}
      {shown.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
    </>
  );
}
