import { IconButton } from '../../ui/icon-button.tsx';
import { X } from '../../ui/icons/x.tsx';
import type { useComposition } from './use-composition.ts';

interface MessageSubjectProps {
  composition: ReturnType<typeof useComposition>;
  answeredName: string;
}

/** The message that is edited or answered. */
export function MessageSubject({ composition, answeredName }: MessageSubjectProps) {
  const { editing, answered, cancel } = composition;
  const subject = editing ?? answered;
  if (!subject) return null;
  return (
    <div className="mb-2 flex items-center gap-2 rounded-md border-l-3 border-orange bg-sunken py-1 pl-3">
      <p className="min-w-0 flex-1 text-sm">
        <span className="block font-semibold">
          {editing ? 'Editando' : `Respondendo a ${answeredName}`}
        </span>
        <span className="block truncate text-muted">{subject.text || 'Arquivo'}</span>
      </p>
      <IconButton name="Cancelar" icon={<X />} onClick={cancel} />
    </div>
  );
}
