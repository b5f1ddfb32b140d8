import { formatBrl } from '@arquiba/brazil/money';
import { copyText } from '../copying/copy-text.ts';
import { Button } from '../ui/button.tsx';
import { formatDay } from '../ui/format-day.ts';
import { Copy } from '../ui/icons/copy.tsx';
import { Printer } from '../ui/icons/printer.tsx';
import { Barcode } from './barcode.tsx';
import type { LoadedOrder } from './load-order.ts';

interface BoletoPaymentProps {
  boleto: NonNullable<LoadedOrder['boleto']>;
  amount: number;
}

/** The typeable line and the barcode of a boleto. */
export function BoletoPayment({ boleto, amount }: BoletoPaymentProps) {
  const { line, written, dueDate, bars } = boleto;
  return (
    <div className="grid min-w-0 gap-4">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="numeral text-3xl text-orange-ink">{formatBrl(amount)}</span>
        <span className="text-muted">
          vence <b className="text-ink">{formatDay(dueDate)}</b>
        </span>
      </p>
      <code className="rounded-md bg-sunken p-3 text-center font-semibold tabular-nums wrap-anywhere select-all">
        {written}
      </code>
      <Barcode label="Código de barras do boleto" bars={bars} />
      <div className="flex flex-wrap gap-2 noscript:hidden print:hidden">
        <Button icon={<Copy />} onClick={() => void copyText(line, 'Linha digitável copiada.')}>
          Copiar linha digitável
        </Button>
        <Button tone="secondary" icon={<Printer />} onClick={() => window.print()}>
          Imprimir
        </Button>
      </div>
      <p className="text-muted">
        Pague no aplicativo do banco, na lotérica ou no caixa. Depois de pago, a aprovação leva de 1
        a 3 dias úteis, e avisamos por e-mail.
      </p>
    </div>
  );
}
