import {
  buildDownloadPath,
  type DownloadAddress,
  PASS,
} from '@arquiba/media-contract/download-url';
import { MediaError } from '@arquiba/media-contract/errors';
import type { VideoOutput } from './queries.ts';

/** What a request for a video asks for. */
export type VideoWish =
  | { kind: 'still' }
  /** One file that plays while it loads. */
  | { kind: 'mp4' }
  | { kind: 'master'; heights: number[] }
  | { kind: 'playlist'; name: string }
  /** The file of one size. */
  | { kind: 'size'; name: string }
  /** How far it is. */
  | { kind: 'job'; output: VideoOutput };

const STILLS = ['auto', 'jpg', 'jpeg', 'png', 'webp', 'avif', 'gif'];
const FORMATS = ['mp4-h264', 'hls-h264', 'hls-h264-rt', ...STILLS];
const MAX_HEIGHT = 8192;

export function readVideoWish(query: URLSearchParams): VideoWish {
  const format = query.get('f');
  if (format !== null && STILLS.includes(format)) return { kind: 'still' };
  const artifact = query.get('artifact') ?? query.get('a');
  if (format === null) {
    if (artifact === null || artifact === '/video.mp4') return { kind: 'mp4' };
    throw new MediaError('not_found', { details: { artifact } });
  }
  if (!FORMATS.includes(format)) {
    throw invalid('f', `deve ser um destes: ${FORMATS.join(', ')}.`);
  }
  const output = format === 'mp4-h264' ? 'mp4' : 'hls';
  const heights = readHeights(query);
  if (artifact === null) {
    return format === 'hls-h264-rt' ? { kind: 'master', heights } : { kind: 'job', output };
  }
  return readArtifact(output, artifact, heights);
}

/** Where a part of what was made from a video is fetched; `content` makes the address one for ever. */
export function artifactAddress(
  { accountId, filePath, query }: DownloadAddress & { query: URLSearchParams },
  content: string,
  artifact: string,
): string {
  const address = { accountId, transformation: 'video', filePath };
  const f = artifact === '/video.mp4' ? 'mp4-h264' : 'hls-h264';
  const v = content.slice(0, 12);
  // Last, and with its slash as it is, since clients look for it there.
  return `${buildDownloadPath(address, { f, v, [PASS]: query.get(PASS) })}&artifact=${artifact}`;
}

function readArtifact(output: VideoOutput, artifact: string, heights: number[]): VideoWish {
  if (output === 'mp4') {
    if (artifact === '/video.mp4') return { kind: 'mp4' };
  } else if (artifact === '/video.m3u8') {
    return { kind: 'master', heights };
  } else {
    const [, name, ending] = /^\/([1-9]\d{0,3}p)\.(m3u8|mp4)$/.exec(artifact) ?? [];
    if (name) return { kind: ending === 'mp4' ? 'size' : 'playlist', name };
  }
  throw new MediaError('not_found', { details: { artifact } });
}

function readHeights(query: URLSearchParams): number[] {
  return query.getAll('h').map((text) => {
    const height = /^\d{1,5}$/.test(text) ? Number(text) : 0;
    if (height < 1 || height > MAX_HEIGHT) {
      throw invalid('h', `deve ser um número inteiro de 1 a ${MAX_HEIGHT}.`);
    }
    return height;
  });
}

function invalid(parameter: string, rule: string): MediaError {
  return new MediaError('invalid_parameter', {
    message: `O parâmetro "${parameter}" ${rule}`,
    details: { parameter },
  });
}
