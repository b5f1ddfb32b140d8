import { formatBrl } from '@arquiba/brazil/money';
import { copyText } from '../copying/copy-text.ts';
import { Button } from '../ui/button.tsx';
import { Copy } from '../ui/icons/copy.tsx';
import { Countdown } from './countdown.tsx';
import type { LoadedOrder } from './load-order.ts';

interface PixPaymentProps {
  pix: NonNullable<LoadedOrder['pix']>;
  amount: number;
}

/** The Pix code as a QR code for another device, and to copy on this one. */
export function PixPayment({ pix: { code, expiresAt, qr }, amount }: PixPaymentProps) {
  return (
    <div className="grid gap-6 sm:grid-cols-[14rem_minmax(0,1fr)] sm:items-start">
      <svg
        viewBox={`0 0 ${qr.size} ${qr.size}`}
        role="img"
        aria-label="Código QR do Pix"
        shapeRendering="crispEdges"
        className="w-56 max-w-full justify-self-center rounded-md border border-line max-sm:order-last"
      >
        {/* Black on white in both themes: scanners need it. */}
        <path d={`M0 0h${qr.size}v${qr.size}H0z`} fill="#fff" />
        <path d={qr.path} fill="#000" />
      </svg>
      <div className="grid min-w-0 gap-4">
        <p className="flex flex-wrap items-baseline justify-between gap-x-4">
          <span className="numeral text-3xl text-orange-ink">{formatBrl(amount)}</span>
          <span className="text-muted">
            vale por <Countdown until={expiresAt} />
          </span>
        </p>
        <div className="grid gap-2">
          <div className="rounded-md bg-sunken p-3">
            <code className="text-sm wrap-anywhere select-all not-noscript:line-clamp-2">
              {code}
            </code>
          </div>
          <Button
            icon={<Copy />}
            onClick={() => void copyText(code, 'Código Pix copiado.')}
            className="noscript:hidden"
          >
            Copiar código Pix
          </Button>
        </div>
        <ol className="list-decimal pl-5 text-muted">
          <li>Abra o aplicativo do seu banco e escolha pagar com Pix.</li>
          <li>Aponte para o código QR, ou cole o código que você copiou.</li>
          <li>Esta página avisa assim que o pagamento chegar.</li>
        </ol>
      </div>
    </div>
  );
}
