import * as z from 'zod/mini';
import { fileView } from './files.ts';
import { profileCard } from './profiles.ts';

export const LIVE_TITLE_MAX_CHARACTERS = 100;
export const LIVE_DESCRIPTION_MAX_CHARACTERS = 1000;
export const LIVE_MESSAGE_MAX_CHARACTERS = 300;
export const LIVE_MAX_HOURS = 4;
export const LIVE_SCHEDULE_DAYS = 60;
export const LIVES_PER_DAY = 20;
/** How many seconds someone waits between two messages; 0 is no wait. */
export const LIVE_SLOW_SECONDS = [0, 5, 10, 30, 60] as const;
/** A page that shows a live says so this often; who has not for twice as long is not counted. */
export const LIVE_WATCHING_SECONDS = 20;
/** For how long a broadcaster who dropped may come back. */
export const LIVE_ABSENCE_SECONDS = 60;

export const LIVE_CHAPTERS_MOST = 100;
export const LIVE_CHAPTER_TITLE_MAX_CHARACTERS = 80;
/** What is left of a recording that is cut is not shorter: three seconds, without half segments at both ends. */
export const LIVE_CUT_SHORTEST_MS = 1500;

export const liveAudience = z.enum(['public', 'followers']);
export type LiveAudience = z.output<typeof liveAudience>;

/** `away`: the broadcaster has dropped, and may come back. */
export const liveState = z.enum(['waiting', 'onAir', 'away', 'ended']);
export type LiveState = z.output<typeof liveState>;

/** Who ended it; `absence`: nobody came back. */
export const liveEndReason = z.enum(['owner', 'operator', 'length', 'space', 'absence']);
export type LiveEndReason = z.output<typeof liveEndReason>;

export const live = z.object({
  id: z.string(),
  author: profileCard,
  own: z.boolean(),
  title: z.string(),
  description: z.string(),
  sport: z.string(),
  /** Null too where the viewer may not see the event. */
  event: z.nullable(z.object({ slug: z.string(), title: z.string() })),
  audience: liveAudience,
  /** A picture of it; null before it begins. */
  still: z.nullable(fileView),
  state: liveState,
  /** For when it is announced; null for one that was not scheduled. */
  startsAt: z.nullable(z.string()),
  startedAt: z.nullable(z.string()),
  endedAt: z.nullable(z.string()),
  endReason: z.nullable(liveEndReason),
  durationMs: z.number(),
  /** Whether it can be watched when it has ended. */
  replay: z.boolean(),
  /** Who is watching now. */
  viewers: z.number(),
  /** The most at any time. */
  mostViewers: z.number(),
  reactions: z.number(),
});
export type Live = z.output<typeof live>;

export const liveMessage = z.object({
  id: z.string(),
  author: profileCard,
  /** By the broadcaster, or a moderator. */
  role: z.enum(['owner', 'moderator', 'viewer']),
  text: z.string(),
  createdAt: z.string(),
});
export type LiveMessage = z.output<typeof liveMessage>;

export const liveChapter = z.object({
  id: z.string(),
  /** Since the beginning of the recording. */
  seconds: z.number(),
  title: z.string(),
});
export type LiveChapter = z.output<typeof liveChapter>;

/** What its page shows besides. */
export const liveDetail = z.extend(live, {
  /** The playlists: of the last minutes, and of everything; null before it begins. */
  playlist: z.nullable(z.object({ live: z.string(), all: z.string() })),
  /** Of the replay, from the first to the last. */
  chapters: z.array(liveChapter),
  slowSeconds: z.number(),
  pinned: z.nullable(liveMessage),
  /** Whether the viewer may remove messages and mute people here. */
  moderates: z.boolean(),
  /** The viewer may read the chat, and not write. */
  silenced: z.boolean(),
  /** Whether the viewer is reminded of a scheduled one. */
  reminded: z.boolean(),
  /** For everyone: a moderator can be asked for help. */
  moderators: z.array(profileCard),
  /** Muted people; empty for all who do not moderate. */
  silencedPeople: z.array(profileCard),
});
export type LiveDetail = z.output<typeof liveDetail>;
