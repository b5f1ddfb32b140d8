import type { Order } from '@arquiba/contract/orders';
import { useId } from 'react';
import { FrameThumb } from '../../catalog/public/frame-thumb.tsx';
import { FieldNote } from '../../ui/field.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { quantityName } from './read-return-form.ts';

interface ReturnedLinesProps {
  lines: Order['lines'];
  /** The form as it was sent before. */
  sent: Record<string, string>;
  error: string | undefined;
}

/** The items of an order, each with how many of it go back, or why none can. */
export function ReturnedLines({ lines, sent, error }: ReturnedLinesProps) {
  const note = useId();
  const held = lines.filter(({ quantity, returned, returning }) => quantity > returned + returning);
  const isOnly = held.length === 1 && leftOf(held[0]) === 1;
  return (
    <fieldset aria-describedby={error ? note : undefined}>
      <legend className="sr-only">Itens</legend>
      <ul className="grid gap-5">
        {held.map((line) => (
          <li
            key={line.id}
            className="grid grid-cols-[5rem_minmax(0,1fr)] items-center gap-x-4 gap-y-2 sm:grid-cols-[5rem_minmax(0,1fr)_9rem]"
          >
            <FrameThumb image={line.image} />
            <p className="min-w-0">
              <b className="block font-semibold wrap-anywhere">{line.title}</b>
              <span className="text-sm text-muted">{line.color}</span>
              {line.lens && (
                <span className="block text-sm text-muted">Lentes {line.lens.description}</span>
              )}
            </p>
            {line.returnRefusal === null ? (
              <SelectField
                label={`Quantas unidades de ${line.title}`}
                labelHidden
                name={quantityName(line.id)}
                defaultValue={sent[quantityName(line.id)] ?? (isOnly ? '1' : '0')}
                options={quantities(leftOf(line))}
                className="max-sm:col-start-2"
              />
            ) : (
              <p className="col-span-full text-sm text-muted">{line.returnRefusal}</p>
            )}
          </li>
        ))}
      </ul>
      {error && <FieldNote id={note} error text={error} />}
    </fieldset>
  );
}

function leftOf(line: Order['lines'][number] | undefined): number {
  return line ? line.quantity - line.returned - line.returning : 0;
}

function quantities(most: number) {
  return Array.from({ length: most + 1 }, (_, count) => ({
    value: String(count),
    label: count === 0 ? 'Nenhuma' : count === 1 ? '1 unidade' : `${count} unidades`,
  }));
}
