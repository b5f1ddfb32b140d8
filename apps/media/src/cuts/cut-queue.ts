import type pg from 'pg';
import { CUT_QUEUE } from '../video/add-video-job.ts';

/** A cut that is made, or waits. */
export interface OpenCut {
  id: string;
  lane: string;
  /** How long a process has been making it; null while it waits. */
  runningSeconds: number | null;
  progress: number;
  /** How long its video is, in seconds; 0 if no frame is made again. */
  encodes: number;
  /** When a cut of its lane was last begun, in seconds since 1970; null if none was. */
  laneServedAt: number | null;
}

/** How long cuts took recently. */
export interface CutSpeed {
  /** Seconds for each second that was encoded; null if none was. */
  perSecond: number | null;
}

export interface QueuePlace {
  before: number;
  seconds: number | null;
}

/** What a cut takes besides its encoding: its beginning, the still picture, storing it. */
const FIXED_SECONDS = 3;
/** Before this, what is done says little of the speed. */
const TELLING = 0.1;

/** How many cuts come before one, and how long it takes until it is made. */
export function placeInQueue(cuts: readonly OpenCut[], id: string, speed: CutSpeed): QueuePlace {
  const order = inOrder(cuts);
  const at = order.findIndex((cut) => cut.id === id);
  const mine = order[at];
  if (!mine) return { before: 0, seconds: null };
  const first = mine.runningSeconds === null ? order.slice(0, at) : [];
  const perSecond = speed.perSecond ?? speedOf(order);
  const times = [...first, mine].map((cut) => secondsLeft(cut, perSecond));
  const isKnown = times.every((time) => time !== null);
  const seconds = isKnown ? Math.ceil(times.reduce((sum, time) => sum + time, 0)) : null;
  return { before: first.length, seconds };
}

/** As `claimJob` takes them: those that run, then in rotation, one of each lane. */
function inOrder(cuts: readonly OpenCut[]): OpenCut[] {
  const turnOf = new Map<string, number>();
  const seen = new Map<string, number>();
  const byId = cuts.toSorted((one, other) => (one.id < other.id ? -1 : 1));
  for (const { id, lane, runningSeconds } of byId) {
    if (runningSeconds !== null) continue;
    const turn = seen.get(lane) ?? 0;
    turnOf.set(id, turn);
    seen.set(lane, turn + 1);
  }
  return byId.toSorted(
    (one, other) =>
      (turnOf.get(one.id) ?? -1) - (turnOf.get(other.id) ?? -1) ||
      (one.laneServedAt ?? 0) - (other.laneServedAt ?? 0),
  );
}

function secondsLeft(cut: OpenCut, perSecond: number | null): number | null {
  const { runningSeconds, progress, encodes } = cut;
  if (encodes === 0) return FIXED_SECONDS;
  if (runningSeconds !== null && progress > TELLING) {
    return (runningSeconds / progress) * (1 - progress);
  }
  if (perSecond === null) return null;
  return Math.max(1, FIXED_SECONDS + encodes * perSecond - (runningSeconds ?? 0));
}

/** Of the one that is made now, where none was made recently. */
function speedOf(cuts: readonly OpenCut[]): number | null {
  const telling = cuts.find((cut) => cut.progress > TELLING && cut.encodes > 0);
  if (!telling?.runningSeconds) return null;
  return telling.runningSeconds / (telling.progress * telling.encodes);
}

export async function findOpenCuts(db: pg.Pool): Promise<OpenCut[]> {
  const { rows } = await db.query<OpenCut>({
    name: 'media-open-cuts',
    text: `SELECT id, lane, coalesce((summary->>'progress')::float8, 0) AS progress,
        CASE WHEN lease IS NOT NULL AND leased_until > now()
          THEN extract(epoch FROM now() - started_at)::float8 END AS "runningSeconds",
        CASE WHEN task->>'encodes' = 'false' THEN 0
          ELSE ((task->>'endMs')::float8 - (task->>'startMs')::float8) / 1000 END AS encodes,
        (SELECT extract(epoch FROM max(other.started_at))::float8 FROM media.job AS other
          WHERE other.account_id = job.account_id AND other.lane = job.lane) AS "laneServedAt"
      FROM media.job WHERE queue = $1 AND status IN ('Created', 'Pending', 'Running', 'Cancelling')`,
    values: [CUT_QUEUE],
  });
  return rows;
}

/** Of the last ten of an hour whose frames were made again. */
export async function findCutSpeed(db: pg.Pool): Promise<CutSpeed> {
  const { rows } = await db.query<CutSpeed>({
    name: 'media-cut-speed',
    text: `SELECT percentile_cont(0.5) WITHIN GROUP (ORDER BY took / encoded) AS "perSecond" FROM (
        SELECT extract(epoch FROM updated_at - started_at)::float8 AS took,
          (summary->>'encoded')::float8 AS encoded
        FROM media.job WHERE status = 'Succeeded' AND queue = $1 AND summary ? 'encoded'
          AND updated_at > now() - interval '1 hour'
        ORDER BY updated_at DESC LIMIT 10
      ) AS recent`,
    values: [CUT_QUEUE],
  });
  return rows[0] ?? { perSecond: null };
}
