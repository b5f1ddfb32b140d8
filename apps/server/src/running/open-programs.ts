import { createStreamGate } from '@arquiba/api/lives/public/stream-gate';
import type { Media } from '@arquiba/media/app';
import type pg from 'pg';
import type { Config } from '../config.ts';
import { portRefusal, type Served } from '../http/serve.ts';

const LOOPBACK = '127.0.0.1';
const USUAL_PORT = 1935;

/** How programs see the configured port; undefined where there is none, or it is asked of the system. */
export function programUrlOf(config: Config, mediaUrl: string): string | undefined {
  const { rtmpPort, rtmpUrl } = config;
  if (!rtmpPort) return undefined;
  return rtmpUrl ?? urlAt(new URL(mediaUrl).hostname, rtmpPort);
}

/** Lets programs such as OBS connect, where the operator wants it; a demonstration does so on this machine only. */
export async function openPrograms(
  media: Media,
  { config, mediaUrl, pool }: { config: Config; mediaUrl: string; pool: pg.Pool },
): Promise<Served[]> {
  const { rtmpPort, rtmpUrl, host, demo, memberQuota } = config;
  const gate = createStreamGate({ pool, memberQuota });
  if (rtmpPort === undefined) {
    if (!demo) return [];
    const listen = (port: number) =>
      media.listenToPrograms(gate, { host: LOOPBACK, port, urlOf: (at) => urlAt(LOOPBACK, at) });
    return [servedOf(await listen(USUAL_PORT).catch(() => listen(0)))];
  }
  const urlOf = (port: number) => rtmpUrl ?? urlAt(new URL(mediaUrl).hostname, port);
  try {
    return [servedOf(await media.listenToPrograms(gate, { host, port: rtmpPort, urlOf }))];
  } catch (error) {
    throw portRefusal(error, { host, port: rtmpPort, variable: 'RTMP_PORT' });
  }
}

function servedOf({ close }: { close(): Promise<void> }): Served {
  return { drain: close, close: async () => {} };
}

/** Programs may take the name `localhost` for another address than ours. */
function urlAt(host: string, port: number): string {
  return `rtmp://${host === 'localhost' ? LOOPBACK : host}:${port}/live`;
}
