import type { FileView } from '@arquiba/contract/files';
import { Button } from '../../ui/button.tsx';
import { RotateCw } from '../../ui/icons/rotate-cw.tsx';

interface ReelTroubleProps {
  file: FileView;
  offline: boolean;
  retry(): void;
}

/** The video on screen cannot be played, or waits for the network. */
export default function ReelTrouble({ file, offline, retry }: ReelTroubleProps) {
  return (
    <div
      role="alert"
      className="absolute inset-0 grid content-center justify-items-center gap-4 bg-night/80 p-6 text-center text-chalk"
    >
      <p className="display text-xl">
        {offline ? 'Sem conexão' : 'Não foi possível tocar este vídeo.'}
      </p>
      {offline && <p>O vídeo continua quando a internet voltar.</p>}
      <div className="flex flex-wrap justify-center gap-2">
        <Button tone="secondary" icon={<RotateCw />} onClick={retry}>
          Tentar novamente
        </Button>
        {!offline && (
          <a
            href={file.url}
            target="_blank"
            rel="noreferrer"
            className="inline-flex h-11 items-center rounded-pill px-4 font-semibold text-chalk underline"
          >
            Abrir o arquivo MP4
          </a>
        )}
      </div>
    </div>
  );
}
