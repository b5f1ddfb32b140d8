import { useCallback, useRef, useState } from 'react';
import { type DraftFile, newKey } from '../draft.ts';

/** The upload area. Uploaded files are added to the draft at once, so that none is lost. */
export function useUploadArea(files: readonly DraftFile[], attach: (files: DraftFile[]) => void) {
  const [isOpen, setOpen] = useState(false);
  const [isUploading, setUploading] = useState(false);
  const [postKey] = useState(newKey);
  /** The files of the draft before the area was opened. */
  const before = useRef<readonly DraftFile[]>([]);
  const set = (open: boolean) => {
    before.current = files;
    setOpen(open);
    setUploading(false);
  };
  const latest = useRef({ attach, set });
  latest.current = { attach, set };
  const onUpdate = useCallback((arrived: DraftFile[], uploading: boolean) => {
    latest.current.attach([...before.current, ...arrived]);
    setUploading(uploading);
  }, []);
  const onDone = useCallback(() => latest.current.set(false), []);
  return {
    ...{ isOpen, isUploading, toggle: () => set(!isOpen), close: () => set(false) },
    area: { postKey, taken: before.current.length, onUpdate, onDone },
  };
}
