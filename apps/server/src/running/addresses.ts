import type { Config } from '../config.ts';

/** The origins of the site and the media service for browsers. */
export interface Addresses {
  publicUrl: string;
  mediaUrl: string;
}

export function addressesOf(
  { publicUrl, mediaUrl }: Pick<Config, 'publicUrl' | 'mediaUrl'>,
  ports: { port: number; mediaPort: number },
): Addresses {
  return {
    publicUrl: publicUrl ?? `http://localhost:${ports.port}`,
    mediaUrl: mediaUrl ?? `http://localhost:${ports.mediaPort}`,
  };
}
