export interface Cue {
  startMs: number;
  endMs: number;
  /** Plain text, of one or two lines as a rule. */
  text: string;
}

/** A mistake in captions, with a sentence that names the line and the field. */
export class CaptionsError extends Error {}

const MOST_CUES = 1000;
const LONGEST_TEXT = 300;
const ARROW = '-->';
const TIME = /^(?:(\d{2,}):)?([0-5]\d):([0-5]\d)\.(\d{3})$/;
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
const CONTROL = /[\0-\x08\x0b\x0c\x0e-\x1f\x7f]/;

/**
 * Reads WebVTT: only times and plain text are kept. Positions, styles, comments, voices and other markup are
 * dropped. Throws a `CaptionsError`.
 */
export function parseCaptions(source: string, durationMs: number | null): Cue[] {
  const lines = source.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/);
  if (!/^WEBVTT([ \t].*)?$/.test(lines[0] ?? '')) {
    throw fault(1, 'cabeçalho', 'o arquivo deve começar com WEBVTT');
  }
  const wrong = lines.findIndex((line) => CONTROL.test(line));
  if (wrong >= 0) throw fault(wrong + 1, 'texto', 'há um caractere que não é texto');
  const cues: Cue[] = [];
  for (const block of blocksOf(lines)) {
    const cue = readBlock(block, durationMs);
    if (cue) cues.push(cue);
    if (cues.length > MOST_CUES) {
      throw fault(block.from, 'legenda', `há mais de ${MOST_CUES} legendas`);
    }
  }
  if (cues.length === 0) throw fault(lines.length, 'legenda', 'o arquivo não tem nenhuma legenda');
  return cues.toSorted((one, other) => one.startMs - other.startMs);
}

interface Block {
  /** The number of its first line. */
  from: number;
  lines: string[];
}

/** What stands between empty lines, without the header. */
function blocksOf(lines: readonly string[]): Block[] {
  const blocks: Block[] = [];
  let open: Block | null = null;
  const first = lines.indexOf('');
  lines.forEach((line, index) => {
    if (first < 0 || index < first) return;
    if (line === '') open = null;
    else if (open) open.lines.push(line);
    else {
      open = { from: index + 1, lines: [line] };
      blocks.push(open);
    }
  });
  return blocks;
}

/** Null for what is not a caption: comments, styles and regions. */
function readBlock({ from, lines }: Block, durationMs: number | null): Cue | null {
  const [first = ''] = lines;
  if (/^(NOTE|STYLE|REGION)([ \t]|$)/.test(first)) return null;
  // A cue may have a name, in a line before its times.
  const at = first.includes(ARROW) ? 0 : 1;
  const times = lines[at];
  const line = from + at;
  if (!times?.includes(ARROW)) {
    throw fault(Math.min(line, from + lines.length - 1), 'tempo', `falta "início ${ARROW} fim"`);
  }
  const [begin = '', end = ''] = times.split(ARROW).map((part) => part.trim());
  const startMs = readTime(begin, line, 'início');
  const endMs = readTime(end.split(/[ \t]/)[0] ?? '', line, 'fim');
  if (endMs <= startMs) throw fault(line, 'fim', 'deve vir depois do início');
  if (durationMs !== null && startMs >= durationMs) {
    throw fault(line, 'início', 'vem depois do fim do vídeo');
  }
  const text = plainText(lines.slice(at + 1).join('\n'));
  if (text === '') throw fault(line + 1, 'texto', 'falta o texto da legenda');
  if (text.length > LONGEST_TEXT) {
    throw fault(line + 1, 'texto', `tem mais de ${LONGEST_TEXT} caracteres`);
  }
  return { startMs, endMs, text };
}

function readTime(text: string, line: number, field: string): number {
  const found = TIME.exec(text);
  if (!found) {
    const shown = text.slice(0, 20);
    throw fault(line, field, `"${shown}" não é um tempo como 00:01.500`);
  }
  const [hours = 0, minutes = 0, seconds = 0, ms = 0] = found
    .slice(1)
    .map((part) => Number(part ?? 0));
  const time = ((hours * 60 + minutes) * 60 + seconds) * 1000 + ms;
  if (time > LATEST_MS) throw fault(line, field, 'passa de 24 horas');
  return time;
}

const LATEST_MS = 24 * 3_600_000;

const ENTITIES: Record<string, string> = {
  ...{ amp: '&', lt: '<', gt: '>', nbsp: ' ', lrm: '', rlm: '' },
};

/** Without tags, with entities as what they stand for. */
function plainText(marked: string): string {
  return marked
    .replace(/<[^>]*>?/g, '')
    .replace(/&(amp|lt|gt|nbsp|lrm|rlm);/g, (_, name: string) => ENTITIES[name] ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join('\n');
}

function fault(line: number, field: string, problem: string): CaptionsError {
  return new CaptionsError(`Linha ${line}, ${field}: ${problem}.`);
}
