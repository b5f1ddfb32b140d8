import type { OutputFormat } from '../decoder/jobs.ts';
import type { FormatParameters, NamedFormat } from './image-parameters.ts';

export interface ChosenFormat {
  format: OutputFormat;
  /** The answer depends on what the caller accepts. */
  negotiated: boolean;
}

/** The format asked for; without one, that of the file, or JPEG where no such picture is made. */
export function chooseFormat(
  { format, fallback }: FormatParameters,
  mime: string,
  accept: string,
): ChosenFormat {
  if (format === null) return { format: OWN_FORMATS[mime] ?? 'jpeg', negotiated: false };
  if (format === 'auto') {
    const found = MODERN.find((candidate) => accepts(accept, `image/${candidate}`));
    return { format: found ?? plainFormat(fallback, mime), negotiated: true };
  }
  const asked = outputFormat(format);
  const isModern = (MODERN as readonly string[]).includes(asked);
  if (!fallback || !isModern) return { format: asked, negotiated: false };
  const isRead = accepts(accept, `image/${asked}`);
  return { format: isRead ? asked : outputFormat(fallback), negotiated: true };
}

// WebP first: at equal likeness and the speed that we can afford, AVIF is no smaller.
const MODERN = ['webp', 'avif'] as const;

const OWN_FORMATS: Record<string, OutputFormat> = {
  'image/jpeg': 'jpeg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/avif': 'avif',
  'image/gif': 'gif',
};

/** What every browser reads; a drawing may be transparent. */
function plainFormat(fallback: NamedFormat | null, mime: string): OutputFormat {
  if (fallback) return outputFormat(fallback);
  if (mime === 'image/gif') return 'gif';
  return mime === 'image/png' || mime === 'image/svg+xml' || mime === 'image/webp' ? 'png' : 'jpeg';
}

function outputFormat(name: NamedFormat): OutputFormat {
  return name === 'jpg' ? 'jpeg' : name;
}

/** By name only: a client that accepts anything may still not read new formats. */
function accepts(accept: string, type: string): boolean {
  return accept.split(',').some((range) => {
    const [name = '', ...weights] = range.split(';').map((part) => part.trim().toLowerCase());
    return name === type && !weights.some((weight) => /^q=0(\.0*)?$/.test(weight));
  });
}
