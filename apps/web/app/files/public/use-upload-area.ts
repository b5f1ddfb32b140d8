import type { UploadArea } from '@arquiba/contract/files';
import { useCallback, useRef, useState } from 'react';
import { type DraftFile, newKey } from '../../draft.ts';
import { notify } from '../../notices/notify.ts';

interface UploadTarget {
  area: UploadArea;
  /** The most files that it may have. */
  most: number;
  files: readonly DraftFile[];
  attach(files: DraftFile[]): void;
}

/** The upload area. Uploaded files are added to the draft at once, so that none is lost. */
export function useUploadArea({ area, most, files, attach }: UploadTarget) {
  const [isOpen, setOpen] = useState(false);
  const [isUploading, setUploading] = useState(false);
  const [folderKey] = useState(newKey);
  /** The files of the draft before the area was opened. */
  const before = useRef<readonly DraftFile[]>([]);
  /** Files that were chosen while the area was closed or loading. */
  const waiting = useRef<File[]>([]);
  const upload = useRef<(files: File[]) => void>(undefined);
  const set = (open: boolean) => {
    before.current = files;
    upload.current = undefined;
    setOpen(open);
    setUploading(false);
  };
  const add = (chosen: File[]) => {
    if (upload.current) return upload.current(chosen);
    if (files.length >= most) {
      return notify('error', `São no máximo ${most} fotos e vídeos.`);
    }
    waiting.current.push(...chosen);
    if (!isOpen) set(true);
  };
  const latest = useRef({ attach, set });
  latest.current = { attach, set };
  const onReady = useCallback((addFiles: (files: File[]) => void) => {
    upload.current = addFiles;
    if (waiting.current.length > 0) addFiles(waiting.current.splice(0));
  }, []);
  const onUpdate = useCallback((arrived: DraftFile[], uploading: boolean) => {
    latest.current.attach([...before.current, ...arrived]);
    setUploading(uploading);
  }, []);
  const onDone = useCallback(() => latest.current.set(false), []);
  return {
    ...{ isOpen, isUploading, add, toggle: () => set(!isOpen), close: () => set(false) },
    area: { area, folderKey, most: most - before.current.length, onReady, onUpdate, onDone },
  };
}
