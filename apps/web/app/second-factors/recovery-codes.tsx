import { brand } from '@arquiba/contract/brand';
import { copyText } from '../copying/copy-text.ts';
import { Button } from '../ui/button.tsx';
import { Copy } from '../ui/icons/copy.tsx';
import { Download } from '../ui/icons/download.tsx';
import { Printer } from '../ui/icons/printer.tsx';

/** The recovery codes, shown only once, with ways to store them. */
export function RecoveryCodes({ codes, onDone }: { codes: string[]; onDone(): void }) {
  return (
    <div className="grid gap-5">
      <section className="print-sheet grid gap-4" aria-label="Seus códigos de recuperação">
        <p>
          Guarde estes códigos em um lugar seguro. Cada um entra <b>uma vez</b> na sua conta da{' '}
          {brand.network.name} no lugar do aplicativo, se você perder o celular. Eles não serão
          mostrados de novo.
        </p>
        <ol className="grid grid-cols-2 gap-x-4 gap-y-1 rounded-md bg-sunken p-4 text-center text-lg font-semibold">
          {codes.map((code) => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </ol>
      </section>
      <div className="flex flex-wrap gap-2 max-sm:[&>*]:flex-1">
        <Button
          tone="secondary"
          icon={<Copy />}
          onClick={() => copyText(codes.join('\n'), 'Códigos copiados.')}
        >
          Copiar
        </Button>
        <Button tone="secondary" icon={<Download />} onClick={() => download(codes)}>
          Baixar .txt
        </Button>
        <Button tone="secondary" icon={<Printer />} onClick={() => window.print()}>
          Imprimir
        </Button>
      </div>
      <Button wide onClick={onDone}>
        Já guardei os códigos
      </Button>
    </div>
  );
}

function download(codes: string[]): void {
  const { name } = brand.network;
  const text = `Códigos de recuperação da ${name}\nCada um vale uma vez.\n\n${codes.join('\n')}\n`;
  const address = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = `codigos-de-recuperacao-${name.toLowerCase()}.txt`;
  link.click();
  URL.revokeObjectURL(address);
}
