import type { LiveProgram } from '@arquiba/contract/live-programs';
import { copyText } from '../../copying/copy-text.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { Copy } from '../../ui/icons/copy.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { timeOf } from './program-words.ts';
import { StreamKey } from './stream-key.tsx';

/** What to write into the program. */
export function ProgramSetup({ program }: { program: LiveProgram }) {
  const { server, keyMadeAt, refusal, state } = program;
  if (server === null) {
    return (
      <p role="alert" className="rounded-card border border-line bg-raised p-5">
        Este site não recebe programas de transmissão. Use a câmera ou a tela.
      </p>
    );
  }
  return (
    <section
      aria-label="Programa de transmissão"
      className="grid gap-5 rounded-card border border-line bg-raised p-4 sm:p-5"
    >
      {refusal && state === 'waiting' && (
        <p role="alert" className="font-semibold text-card-red">
          O programa foi recusado às {timeOf(refusal.at)}: {refusal.sentence}
        </p>
      )}
      <TextField
        label="Servidor"
        readOnly
        value={server}
        suffix={
          <IconButton
            name="Copiar o servidor"
            icon={<Copy />}
            className="-mr-2.5"
            onClick={() => void copyText(server, 'Servidor copiado.')}
          />
        }
      />
      <StreamKey madeAt={keyMadeAt} />
      <details>
        <summary className="cursor-pointer py-2.5 font-semibold text-accent-ink">
          Como configurar no OBS
        </summary>
        <ol className="grid list-decimal gap-1.5 pl-5 text-muted">
          <li>
            Em Configurações, Transmissão: serviço “Personalizado”, com o servidor e a chave daqui.
          </li>
          <li>
            Em Saída, modo avançado: vídeo H.264 com 2.500 kbps e intervalo de quadros-chave de 1 s,
            sem quadros B; áudio AAC.
          </li>
          <li>
            Comece a transmitir no OBS. A imagem chega aqui primeiro; quem decide quando ela vai ao
            ar é você.
          </li>
        </ol>
      </details>
    </section>
  );
}
