import type { FastifyRequest } from 'fastify';

// A video of 50 GiB is put together and inspected; a bucket copies what large files hold.
const LONGEST_MS = 15 * 60 * 1000;

/** For work that says nothing until it is done: the connection bears that for longer than others. */
export async function takeTime({ raw }: Pick<FastifyRequest, 'raw'>): Promise<void> {
  // Node itself gives the usual time back with the connection's next request.
  raw.setTimeout(LONGEST_MS);
}
