/** Types that many browsers do not know, by file extension. */
const TYPES_BY_ENDING: Record<string, string> = {
  heic: 'image/heic',
  heif: 'image/heif',
};

/** The type of a file; by extension where browsers do not know it. */
export function mimeOf(file: { name: string; type: string }): string {
  const ending = file.name.slice(file.name.lastIndexOf('.') + 1).toLowerCase();
  return (file.type || TYPES_BY_ENDING[ending] || '').toLowerCase();
}

/** An empty list accepts everything; `image/*` accepts every picture. */
export function isAccepted(mime: string, mimeTypes: readonly string[]): boolean {
  if (mimeTypes.length === 0) return true;
  return mimeTypes.some((type) =>
    type.endsWith('*') ? mime.startsWith(type.slice(0, -1)) : mime === type,
  );
}

/** The `accept` of a file input; with extensions for types that browsers do not know. */
export function acceptOf(mimeTypes: readonly string[]): string | undefined {
  if (mimeTypes.length === 0) return undefined;
  const endings = Object.entries(TYPES_BY_ENDING)
    .filter(([, type]) => mimeTypes.includes(type))
    .map(([ending]) => `.${ending}`);
  return [...mimeTypes, ...endings].join(',');
}

const UNITS = ['B', 'KB', 'MB', 'GB', 'TB', 'PB', 'EB', 'ZB', 'YB'];

/** Steps of 1,024, with one decimal where it says something. */
export function formatBytes(bytes: number, language?: string): string {
  let [value, unit] = [bytes, 0];
  while (value >= 1024 && unit < UNITS.length - 1) {
    value /= 1024;
    unit += 1;
  }
  const digits = new Intl.NumberFormat(language, { maximumFractionDigits: unit === 0 ? 0 : 1 });
  return `${digits.format(value)} ${UNITS[unit]}`;
}

export type FileKind =
  | 'image'
  | 'video'
  | 'audio'
  | 'document'
  | 'sheet'
  | 'slides'
  | 'archive'
  | 'code'
  | 'unknown';

const KINDS: [pattern: RegExp, kind: FileKind][] = [
  [/^image\//, 'image'],
  [/^video\//, 'video'],
  [/^audio\//, 'audio'],
  [/sheet|excel|csv/, 'sheet'],
  [/presentation|powerpoint/, 'slides'],
  [/zip|compressed|x-tar|x-rar|x-7z|gzip/, 'archive'],
  [/javascript|json|xml|html|css|x-sh|typescript/, 'code'],
  [/pdf|word|document|rtf|^text\//, 'document'],
];

export function kindOf(mime: string): FileKind {
  return KINDS.find(([pattern]) => pattern.test(mime))?.[1] ?? 'unknown';
}
