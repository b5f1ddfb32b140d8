import type { PrescriptionFile as File } from '@arquiba/contract/prescriptions';
import { formatSize } from '../../files/public/format-size.ts';
import { LinkButton } from '../../ui/button.tsx';
import { Download } from '../../ui/icons/download.tsx';

interface PrescriptionFileProps {
  file: File;
  /** The name of the prescription. */
  name: string;
}

/** A prescription as a photo or a PDF. A PDF is only saved: nothing in it may run on our pages. */
export function PrescriptionFile({ file: { url, mime, size }, name }: PrescriptionFileProps) {
  const kind = mime === 'application/pdf' ? 'PDF' : 'Foto';
  return (
    <div className="grid justify-items-start gap-2">
      {kind === 'Foto' && (
        <img
          src={url}
          alt={`Foto da receita ${name}`}
          loading="lazy"
          className="h-56 w-full rounded-md border border-line bg-sunken object-contain"
        />
      )}
      <LinkButton to={url} reloadDocument download tone="ghost" size="sm" icon={<Download />}>
        Baixar {kind === 'Foto' ? 'a foto' : 'o PDF'} ({formatSize(size)})
        <span className="sr-only"> da receita {name}</span>
      </LinkButton>
    </div>
  );
}
