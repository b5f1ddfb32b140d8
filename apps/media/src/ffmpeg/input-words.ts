/** The demuxer is named, so that a playlist in disguise is never followed to other files. */
const DEMUXERS: Record<string, string> = {
  'video/mp4': 'mov',
  'video/quicktime': 'mov',
  'video/webm': 'matroska',
  'video/x-matroska': 'matroska',
  'video/ogg': 'ogg',
  'video/x-msvideo': 'avi',
  'video/x-flv': 'flv',
  'audio/mp4': 'mov',
  'audio/webm': 'matroska',
  'audio/ogg': 'ogg',
};

// Also for what a container may bring along, such as subtitles, which have demuxers of their own.
const FORMATS = 'mov,mp4,m4a,3gp,3g2,mj2,matroska,webm,ogg,avi,flv';

/** What cameras, phones, browsers and editors write. The less is decoded, the less can be attacked. */
const DECODERS = [
  ...['h264', 'hevc', 'vp8', 'vp9', 'libvpx', 'libvpx-vp9', 'av1', 'libdav1d', 'libaom-av1'],
  ...['mpeg4', 'mpeg2video', 'mpeg1video', 'h263', 'theora', 'mjpeg', 'prores', 'dnxhd'],
  ...['msmpeg4', 'msmpeg4v2', 'msmpeg4v1', 'wmv1', 'wmv2', 'png', 'rawvideo'],
  ...['aac', 'mp3', 'mp3float', 'mp2', 'mp2float', 'ac3', 'eac3', 'opus', 'libopus', 'vorbis'],
  ...['libvorbis', 'flac', 'alac', 'amrnb', 'amrwb', 'adpcm_ima_wav', 'adpcm_ms', 'adpcm_ima_qt'],
  ...['pcm_s16le', 'pcm_s16be', 'pcm_s24le', 'pcm_s24be', 'pcm_s32le', 'pcm_f32le', 'pcm_u8'],
  ...['pcm_mulaw', 'pcm_alaw', 'wmav2', 'wmav1'],
].join();

/** A frame of 8K has 33 million. */
export const MAX_FRAME_PIXELS = 36_000_000;

/** The words that make ffmpeg read a file of a stranger; null for a type that it is not to read. */
export function inputWords(file: string, mime: string, before: string[] = []): string[] | null {
  const demuxer = DEMUXERS[mime];
  if (!demuxer) return null;
  return guarded('file', demuxer, before, `file:${file}`);
}

/** The same for what a browser or a program sends, as it comes in at `pipe:0`. */
export function pipeWords(container: RecordedContainer, before: string[]): string[] {
  return guarded('pipe', DEMUXERS[container] ?? '', before, 'pipe:0');
}

export type RecordedContainer = 'video/mp4' | 'video/webm' | 'video/x-matroska' | 'video/x-flv';

function guarded(protocol: string, demuxer: string, before: string[], from: string): string[] {
  return [
    ...['-protocol_whitelist', protocol, '-format_whitelist', FORMATS],
    ...['-codec_whitelist', DECODERS, '-max_pixels', `${MAX_FRAME_PIXELS}`, '-threads', '1'],
    ...['-f', demuxer, ...before, '-i', from],
  ];
}
