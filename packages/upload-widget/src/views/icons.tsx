import type { FileKind } from '../core/file-rules.ts';

const PAPER = 'M8 3h11l6 6v20H8z M19 3v6h6';

/** Drawn on 32 by 32, one line thick. */
const PATHS: Record<FileKind | 'error' | 'close', string> = {
  image: 'M4 6h24v20H4z M4 22l7-7 6 6 4-4 7 7 M21 11.5h.01',
  video: 'M4 7h24v18H4z M13 12l7 4-7 4z',
  audio: 'M12 24V8l14-3v16 M12 24a4 4 0 1 1-8 0 4 4 0 0 1 8 0z M26 21a4 4 0 1 1-8 0 4 4 0 0 1 8 0z',
  document: `${PAPER} M12 15h9 M12 19h9 M12 23h6`,
  sheet: `${PAPER} M12 14h9v10h-9z M12 19h9 M16.5 14v10`,
  slides: `${PAPER} M12 15h9v7h-9z M16.5 22v3`,
  archive: `${PAPER} M14 6h2 M16 9h2 M14 12h2 M16 15h2 M14 18h4v5h-4z`,
  code: `${PAPER} M14 16l-3 3 3 3 M19 16l3 3-3 3`,
  unknown: PAPER,
  error: 'M16 4 30 28H2z M16 13v7 M16 24h.01',
  close: 'M9 9l14 14 M23 9 9 23',
};

export function Icon({ name }: { name: keyof typeof PATHS }) {
  return (
    <svg className="icon" viewBox="0 0 32 32" width="32" height="32" aria-hidden="true">
      <path
        d={PATHS[name]}
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
