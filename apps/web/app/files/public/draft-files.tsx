import type { DraftFile } from '../../draft.ts';
import { ChosenFiles } from './chosen-files.tsx';
import { imageLink } from './image-link.ts';

/** The files of what is being written. */
export default function DraftFiles(props: {
  files: readonly DraftFile[];
  onChange(files: DraftFile[]): void;
}) {
  return (
    <ChosenFiles
      files={props.files.map((file) => ({ ...file, src: sourceOf(file) }))}
      onChange={(files) => props.onChange(files.map(({ src: _, ...file }) => file))}
    />
  );
}

function sourceOf({ url, mime }: DraftFile): string {
  return mime.startsWith('video/') ? url : `${imageLink(url)}?w=192&h=192&fit=crop`;
}
