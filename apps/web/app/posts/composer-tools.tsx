import { POST_MAX_FILES } from '@arquiba/contract/posts';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { useUploadArea } from '../files/public/use-upload-area.ts';
import { IconButton } from '../ui/icon-button.tsx';
import { ChartColumn } from '../ui/icons/chart-column.tsx';
import { FilePen } from '../ui/icons/file-pen.tsx';
import { ImagePlus } from '../ui/icons/image-plus.tsx';
import { SlidersHorizontal } from '../ui/icons/sliders-horizontal.tsx';
import { Smile } from '../ui/icons/smile.tsx';
import type { DraftContent } from './composition.ts';
import { openDrafts } from './drafts-opening.ts';

const NO_OPTION = { label: '', picture: null };
const NEW_POLL: DraftContent['poll'] = {
  ...{ options: [NO_OPTION, NO_OPTION], hours: 24, closesAt: null, multiple: false },
  ...{ results: 'always', changeable: true, anonymous: true },
};

export type Panel = 'emoji' | 'options';

interface ComposerToolsProps {
  content: DraftContent;
  /** Begins with a poll. */
  asks: boolean;
  busy: boolean;
  upload: ReturnType<typeof useUploadArea>;
  /** The open panel below the text. */
  panel: Panel | null;
  onPanel(panel: Panel | null): void;
  onChange(changes: Partial<DraftContent>): void;
}

/** What can be added to a post. */
export default function ComposerTools(props: ComposerToolsProps) {
  const { content, asks, busy, upload, panel, onPanel, onChange } = props;
  const begin = useEffectEvent(() => {
    if (asks && !content.poll) onChange({ poll: NEW_POLL });
  });
  useEffect(() => begin(), []);
  const toggle = (each: Panel) => ({
    'aria-expanded': panel === each,
    disabled: busy,
    onClick: () => onPanel(panel === each ? null : each),
  });
  const chooser = useRef<HTMLInputElement>(null);
  // Nothing can be dragged with a finger, so the area would only be a second button to press.
  const addFiles = () => {
    if (!upload.isOpen && matchMedia('(pointer: coarse)').matches) chooser.current?.click();
    else upload.toggle();
  };
  return (
    <div className="mr-auto -ml-2 flex">
      {!upload.isOpen && (
        <input
          ref={chooser}
          hidden
          type="file"
          multiple
          accept="image/*,video/*"
          aria-label="Escolher fotos e vídeos"
          onChange={({ currentTarget }) => {
            upload.add([...(currentTarget.files ?? [])]);
            currentTarget.value = '';
          }}
        />
      )}
      <IconButton
        name="Fotos e vídeos"
        icon={<ImagePlus />}
        aria-expanded={upload.isOpen}
        disabled={!upload.isOpen && (busy || content.media.length >= POST_MAX_FILES)}
        onClick={addFiles}
      />
      <IconButton
        name="Enquete"
        icon={<ChartColumn />}
        aria-expanded={content.poll !== null}
        disabled={busy}
        onClick={() => onChange({ poll: content.poll ? null : NEW_POLL })}
      />
      <IconButton name="Emojis" icon={<Smile />} {...toggle('emoji')} />
      <IconButton
        name="Rascunhos e agendadas"
        icon={<FilePen />}
        disabled={busy}
        onClick={() => void openDrafts()}
      />
      <IconButton name="Opções avançadas" icon={<SlidersHorizontal />} {...toggle('options')} />
    </div>
  );
}
