import { totalmem } from 'node:os';

const MEGABYTE = 1024 * 1024;

/**
 * Settings for a small machine that also runs the product. They are command line arguments, so that a new
 * version of the product brings its own.
 */
export function postgresSettings(options: { socketFolder: string; durable: boolean }): string[] {
  const memory = Math.floor(totalmem() / MEGABYTE);
  const settings: Record<string, string | number> = {
    // Only the socket, in a folder that only we may enter.
    listen_addresses: '',
    port: POSTGRES_PORT,
    unix_socket_directories: quoted(options.socketFolder),
    unix_socket_permissions: '0700',
    max_connections: 80,
    cluster_name: 'arquiba',

    shared_buffers: `${clamp(memory / 16, 48, 512)}MB`,
    effective_cache_size: `${clamp(memory / 2, 128, 4096)}MB`,
    work_mem: '8MB',
    maintenance_work_mem: '64MB',
    random_page_cost: 1.1,
    // There are few cores, and containers have little shared memory.
    max_parallel_workers_per_gather: 0,
    max_parallel_maintenance_workers: 0,
    jit: 'off',

    // No replicas: for these, use an external server.
    wal_level: 'minimal',
    max_wal_senders: 0,
    max_logical_replication_workers: 0,
    max_wal_size: '512MB',
    checkpoint_timeout: '15min',

    timezone: 'UTC',
    log_timezone: 'UTC',
    // Errors of statements reach the product through its connection; their details contain personal data and
    // stay out of the file.
    log_min_messages: 'log',
    log_min_error_statement: 'panic',
    log_checkpoints: 'off',
  };
  const hasty = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' };
  const all = { ...settings, ...(options.durable ? {} : hasty) };
  return Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}

/** Only names the socket: nothing listens on the network. */
export const POSTGRES_PORT = 5432;

function clamp(value: number, least: number, most: number): number {
  return Math.round(Math.min(most, Math.max(least, value)));
}

/** The setting is a list: a folder with a comma or a space in its name needs quotes. */
function quoted(folder: string): string {
  return `"${folder.replaceAll('"', '""')}"`;
}
