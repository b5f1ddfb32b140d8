import * as z from 'zod/mini';
import { fileView } from './files.ts';
import { sticker } from './moment-stickers.ts';
import { profileCard } from './profiles.ts';

export const MOMENT_HOURS = 24;
export const MOMENT_MAX_SECONDS = 60;
export const MOMENTS_PER_DAY = 30;
export const MOST_KEPT_MOMENTS = 200;
export const MOST_CLOSE_FRIENDS = 500;
export const MOMENT_REACTIONS = ['❤️', '😂', '😮', '😢', '👏', '🔥', '⚽', '🏆'] as const;

export const momentReaction = z.enum(MOMENT_REACTIONS);
export type MomentReaction = z.output<typeof momentReaction>;

/** `close`: the people on the author's list of close friends. */
export const momentAudience = z.enum(['public', 'followers', 'close']);
export type MomentAudience = z.output<typeof momentAudience>;

export const medal = z.enum(['none', 'bronze', 'silver', 'gold']);
export type Medal = z.output<typeof medal>;

const achievement = z.object({
  title: z.string(),
  /** A day, as `2026-11-18`. */
  date: z.string(),
  competition: z.string(),
  place: z.string(),
  medal,
});
export type Achievement = z.output<typeof achievement>;

export const moment = z.object({
  id: z.string(),
  author: profileCard,
  media: fileView,
  /** Of a video. */
  durationMs: z.nullable(z.number()),
  audience: momentAudience,
  stickers: z.array(sticker),
  createdAt: z.string(),
  expiresAt: z.string(),
  /** Within its 24 hours. */
  current: z.boolean(),
  /** It stays on the profile when its 24 hours are over. */
  kept: z.boolean(),
  achievement: z.nullable(achievement),
  own: z.boolean(),
  seen: z.boolean(),
  reaction: z.nullable(momentReaction),
  /** How many people saw it; null for everyone except the author. */
  viewers: z.nullable(z.number()),
});
export type Moment = z.output<typeof moment>;

/** Someone with moments of the last 24 hours. */
export const momentPerson = z.object({
  person: profileCard,
  own: z.boolean(),
  count: z.number(),
  /** How many the viewer has not seen. */
  unseen: z.number(),
});
export type MomentPerson = z.output<typeof momentPerson>;
