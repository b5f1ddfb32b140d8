import type { DraftFile } from '../../draft.ts';
import FileUpload from './file-upload.tsx';
import { refusePicture } from './refuse-picture.ts';

interface PictureUploadProps {
  file: File;
  onUploaded(file: DraftFile): void;
  onClose(): void;
}

/** Uploads one picture of a comment or of an option of a poll. */
export default function PictureUpload(props: PictureUploadProps) {
  return (
    <FileUpload
      {...props}
      area="posts"
      mimeTypes={['image/*']}
      unsupported="Só entram fotos, e este arquivo é de outro tipo."
      largest={({ largestPicture }) => largestPicture}
      check={(file, { largestPicture }) => refusePicture(file, largestPicture)}
    />
  );
}
