import { formatBrl } from '@arquiba/brazil/money';
import type { PaymentMethod, PaymentOption } from '@arquiba/contract/orders';
import type { FieldErrors } from '../../forms/use-form.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { RadioGroup } from '../../ui/radio-group.tsx';
import type { CardForm } from '../get-card-token.ts';
import { partsOf } from '../instalment-words.ts';

const CardPayment = lazyPart(() => import('../card-payment.tsx'), {
  fallback: () => <p role="status">Carregando…</p>,
});

interface PaymentChoiceProps {
  options: readonly PaymentOption[];
  method: PaymentMethod;
  instalments: number;
  cardForm: CardForm;
  errors: FieldErrors;
  onMethod(method: PaymentMethod): void;
  onInstalments(count: number): void;
}

/** The payment methods with their totals; for a card, the instalments and the fields of the card. */
export function PaymentChoice(props: PaymentChoiceProps) {
  const { options, method, instalments, cardForm, errors, onMethod, onInstalments } = props;
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
              {option.wallet ?? METHOD_NAMES[option.method]}
              <span className="whitespace-nowrap">{formatBrl(option.total)}</span>
            </span>
          ),
          detail: detailOf(option),
        }))}
      />
      {method === 'cartao' && chosen && (
        <CardPayment
          total={chosen.total}
          rows={chosen.instalments}
          instalments={instalments}
          onInstalments={onInstalments}
          cardForm={cardForm}
          errors={errors}
        />
      )}
    </div>
  );
}

export const METHOD_NAMES: Record<PaymentMethod, string> = {
  pix: 'Pix',
  cartao: 'Cartão de crédito',
  boleto: 'Boleto',
  carteira: 'Carteira digital',
};

function detailOf({ method, methodDiscount, instalments }: PaymentOption): string {
  if (method === 'carteira') return 'Você paga na página da carteira e volta para cá';
  if (method === 'boleto') return 'Aprovado em 1 a 3 dias úteis depois de pago';
  const most = instalments.at(-1);
  if (method === 'cartao') return most && most.count > 1 ? `Em até ${partsOf(most)}` : 'À vista';
  const off = methodDiscount > 0 ? `, com ${formatBrl(methodDiscount)} de desconto` : '';
  return `Aprovado na hora${off}`;
}
