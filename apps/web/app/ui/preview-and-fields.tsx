import type { ReactNode } from 'react';

interface PreviewAndFieldsProps {
  preview: ReactNode;
  children: ReactNode;
}

/** An upright preview, and the fields beside it where the column is wide enough. */
export function PreviewAndFields({ preview, children }: PreviewAndFieldsProps) {
  return (
    <div className="@container px-4 pt-2 pb-8 md:px-0">
      <div className="grid grid-cols-1 gap-6 @lg:grid-cols-[minmax(0,17rem)_minmax(0,1fr)]">
        <div className="mx-auto grid w-full max-w-68 content-start gap-3">{preview}</div>
        <div className="grid grid-cols-1 content-start gap-6">{children}</div>
      </div>
    </div>
  );
}
