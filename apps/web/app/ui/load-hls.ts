import type Hls from 'hls.js';

/** The player of playlists, without what none of ours has. Its code is loaded for the first video. */
export async function loadHls(): Promise<typeof Hls> {
  const { default: Player } = await import('hls.js/light');
  return Player;
}
