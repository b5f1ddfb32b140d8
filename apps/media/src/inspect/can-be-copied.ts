interface Streams {
  videoCodec: string;
  pixelFormat: string;
  audioCodec: string | null;
}

/** Whether every browser plays the streams as they are, so that only their container may have to change. */
export function canBeCopied({ videoCodec, pixelFormat, audioCodec }: Streams): boolean {
  return (
    videoCodec === 'h264' &&
    (pixelFormat === 'yuv420p' || pixelFormat === 'yuvj420p') &&
    (audioCodec === null || audioCodec === 'aac')
  );
}
