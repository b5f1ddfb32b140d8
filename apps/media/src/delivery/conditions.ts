import type { FastifyRequest } from 'fastify';

interface Version {
  /** With its quotes. */
  etag: string;
  lastModified: Date;
}

/** Whether the caller has this version already, so that 304 is the answer. */
export function isFresh({ headers }: FastifyRequest, version: Version): boolean {
  const known = headers['if-none-match'];
  if (known !== undefined) return namesTag(known, version.etag);
  const since = Date.parse(headers['if-modified-since'] ?? '');
  return since >= seconds(version.lastModified);
}

/** Whether a range may be answered: the caller's part must be of this very version. */
export function rangeApplies({ headers }: FastifyRequest, version: Version): boolean {
  const known = headers['if-range'];
  if (typeof known !== 'string') return true;
  return known.startsWith('"')
    ? known === version.etag
    : Date.parse(known) === seconds(version.lastModified);
}

function namesTag(header: string, etag: string): boolean {
  if (header.trim() === '*') return true;
  return header.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
}

/** HTTP dates have no milliseconds. */
function seconds(date: Date): number {
  return Math.floor(date.getTime() / 1000) * 1000;
}
