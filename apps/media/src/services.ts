import type { DownloadGate } from '@arquiba/media-contract/port';
import type { FastifyBaseLogger } from 'fastify';
import type pg from 'pg';
import type { Decoder } from './decoder/decoder.ts';
import type { DerivativeCache } from './delivery/derivative-cache.ts';
import type { WarmAnswers } from './delivery/warm-answers.ts';
import type { StoreQueue } from './files/store-queue.ts';
import type { DownloadRules } from './folders/download-rules.ts';
import type { Limits } from './http/limits.ts';
import type { Jobs } from './jobs/runner.ts';
import type { EncoderRoom } from './lives/encoder-room.ts';
import type { LiveLimits } from './lives/live-limits.ts';
import type { SourceRules } from './sources/source-rules.ts';
import type { DiskRoom } from './storage/disk-room.ts';
import type { Storage } from './storage/storage.ts';
import type { Stored } from './upkeep/figures.ts';

export interface VideoTimes {
  /** A transcoder that says nothing for so long is frozen, and ended. */
  stallMs: number;
  /** One run takes no longer, however long the video: others wait. */
  longestMs: number;
}

/** What the process gives to every operation of the media service. */
export interface MediaServices {
  pool: pg.Pool;
  limits: Limits;
  stored: Stored;
  storage: Storage;
  room: DiskRoom;
  store: StoreQueue;
  decoder: Decoder;
  derivatives: DerivativeCache;
  warm: WarmAnswers;
  downloadRules: DownloadRules;
  jobs: Jobs;
  videoTimes: VideoTimes;
  liveLimits: LiveLimits;
  encoderRoom: EncoderRoom;
  /** Origin under which browsers reach this service, without a slash at its end. */
  publicUrl: string;
  /** Origin of the site, whose pages may use the tokens that we sign. */
  siteUrl: string;
  gate: DownloadGate | null;
  /** Where programs such as OBS connect; null where none may. */
  programUrl: string | null;
  /** Where files may be fetched from when someone names an address. */
  sources: SourceRules;
  log: FastifyBaseLogger;
}
