import { formatBrl } from '@arquiba/brazil/money';
import type { PaymentMethod, PaymentOption } from '@arquiba/contract/orders';
import { lazy, Suspense } from 'react';
import type { FieldErrors } from '../../shell/use-form.ts';
import { RadioGroup } from '../../ui/radio-group.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { Bone, Loading } from '../../ui/skeletons.tsx';

const CardFields = lazy(() => import('../card-fields.tsx'));

interface PaymentChoiceProps {
  options: readonly PaymentOption[];
  method: PaymentMethod;
  instalments: number;
  errors: FieldErrors;
  onMethod(method: PaymentMethod): void;
  onInstalments(count: number): void;
}

/** The ways of paying with what each costs; for a card, the parts and the card itself. */
export function PaymentChoice(props: PaymentChoiceProps) {
  const { options, method, instalments, errors, onMethod, onInstalments } = props;
  const chosen = options.find((option) => option.method === method);
  return (
    <div className="grid gap-6">
      <RadioGroup
        label="Forma de pagamento"
        labelHidden
        name="method"
        value={method}
        onChange={(value) => onMethod(value as PaymentMethod)}
        choices={options.map((option) => ({
          value: option.method,
          label: (
            <span className="flex justify-between gap-4">
              {METHOD_NAMES[option.method]}
              <span className="whitespace-nowrap">{formatBrl(option.total)}</span>
            </span>
          ),
          detail: detailOf(option),
        }))}
      />
      {method === 'cartao' && chosen && (
        <div className="grid gap-4 noscript:hidden">
          <SelectField
            label="Parcelas"
            value={instalments}
            onChange={(event) => onInstalments(Number(event.currentTarget.value))}
            options={chosen.instalments.map((row) => ({
              value: String(row.count),
              label: partsOf(row),
            }))}
          />
          <Suspense fallback={<FieldsToCome />}>
            <CardFields errors={errors} />
          </Suspense>
        </div>
      )}
    </div>
  );
}

export const METHOD_NAMES: Record<PaymentMethod, string> = {
  pix: 'Pix',
  cartao: 'Cartão de crédito',
  boleto: 'Boleto',
};

/** '3x de R$ 133,30 sem juros'; the odd cents are paid with the first part. */
function partsOf({ count, first, each }: PaymentOption['instalments'][number]): string {
  if (count === 1) return `À vista, ${formatBrl(first)}`;
  const odd = first === each ? '' : ` (a primeira de ${formatBrl(first)})`;
  return `${count}x de ${formatBrl(each)} sem juros${odd}`;
}

function detailOf({ method, methodDiscount, instalments }: PaymentOption): string {
  if (method === 'boleto') return 'Aprovado em 1 a 3 dias úteis depois de pago';
  const most = instalments.at(-1);
  if (method === 'cartao') return most && most.count > 1 ? `Em até ${partsOf(most)}` : 'À vista';
  const off = methodDiscount > 0 ? `, com ${formatBrl(methodDiscount)} de desconto` : '';
  return `Aprovado na hora${off}`;
}

function FieldsToCome() {
  return (
    <Loading label="Carregando os campos do cartão…">
      <div className="grid gap-4">
        <Bone className="h-18 rounded-md" />
        <Bone className="h-18 rounded-md" />
        <Bone className="h-18 rounded-md" />
      </div>
    </Loading>
  );
}
