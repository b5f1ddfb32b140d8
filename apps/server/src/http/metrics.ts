import type { MediaFigures } from '@arquiba/media/upkeep/figures';
import type pg from 'pg';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

export interface Metrics {
  observe(service: string, method: string, route: string, status: number, ms: number): void;
  /** In the format that Prometheus reads. */
  text(): Promise<string>;
}

export interface MetricsSources {
  pools: Record<string, pg.Pool>;
  /** For the site. */
  jobs?: () => Promise<Record<string, object>>;
  media?: () => Promise<MediaFigures>;
  databaseAvailable(): boolean;
}

const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

export function createMetrics(sources: MetricsSources): Metrics {
  const registry = new Registry();
  // Process, garbage collection, and event loop lag. Do not change the sampling interval of the lag: it is
  // part of every value shown.
  collectDefaultMetrics({ register: registry });
  const observed = observeSources(sources, registry);
  const answered = new Map<string, { labels: Record<string, string | number>; count: number }>();
  new Counter({
    name: 'arquiba_http_requests_total',
    help: 'Requests answered.',
    labelNames: ['service', 'method', 'route', 'status'],
    registers: [registry],
    // Counted by our own code: every request passes here, and sorting labels costs more than counting.
    collect() {
      for (const { labels, count } of answered.values()) this.inc(labels, count);
      answered.clear();
    },
  });
  const durations = new Histogram({
    name: 'arquiba_http_request_duration_seconds',
    help: 'Time from a request to the end of its answer.',
    labelNames: ['service', 'method', 'route'],
    buckets: BUCKETS,
    registers: [registry],
  });
  return {
    observe(service, method, route, status, ms) {
      const key = `${service} ${method} ${status} ${route}`;
      const known = answered.get(key);
      if (known) known.count += 1;
      else answered.set(key, { labels: { service, method, route, status }, count: 1 });
      durations.observe({ service, method, route }, ms / 1000);
    },
    async text() {
      await observed.look();
      return await registry.metrics();
    },
  };
}

function observeSources(sources: MetricsSources, registry: Registry) {
  const { pools, jobs, media, databaseAvailable } = sources;
  const registers = [registry];
  const show = media ? createMediaGauges(registry) : null;
  let figures: MediaFigures | null = null;
  new Gauge({
    name: 'arquiba_pool_connections',
    help: 'Connections of a pool, and callers that wait for one.',
    labelNames: ['pool', 'state'],
    registers,
    collect() {
      for (const [pool, { totalCount, idleCount, waitingCount }] of Object.entries(pools)) {
        this.set({ pool, state: 'total' }, totalCount);
        this.set({ pool, state: 'idle' }, idleCount);
        this.set({ pool, state: 'waiting' }, waitingCount);
      }
    },
  });
  new Gauge({
    name: 'arquiba_jobs',
    help: 'Jobs of a queue; failed ones are out of retries.',
    labelNames: ['queue', 'state'],
    registers,
    async collect() {
      // Without a database the other metrics matter all the more.
      const queues = await jobs?.().catch(() => ({}));
      this.reset();
      for (const [queue, counts] of Object.entries({ ...queues, ...figures?.jobs })) {
        for (const [state, count] of Object.entries(counts)) this.set({ queue, state }, count);
      }
    },
  });
  new Gauge({
    name: 'arquiba_database_available',
    help: '1 while the database answers.',
    registers,
    collect() {
      this.set(databaseAvailable() ? 1 : 0);
    },
  });
  return {
    /** Before the others are collected: one query answers several of them. */
    async look(): Promise<void> {
      figures = (await media?.().catch(() => null)) ?? null;
      if (figures) show?.(figures);
    },
  };
}

function createMediaGauges(registry: Registry): (figures: MediaFigures) => void {
  const gauge = (name: string, help: string) =>
    new Gauge({ name: `arquiba_media_${name}`, help, registers: [registry] });
  const oldest = gauge('oldest_job_seconds', 'How long the job has waited that waits longest.');
  const open = gauge('open_uploads', 'Uploads that have begun and not ended, of all processes.');
  const files = gauge('stored_files', 'Files stored since the process began.');
  const bytes = gauge('stored_bytes', 'Bytes stored since the process began.');
  return (figures) => {
    oldest.set(figures.oldestJobSeconds);
    open.set(figures.openUploads);
    files.set(figures.stored.files);
    bytes.set(figures.stored.bytes);
  };
}
