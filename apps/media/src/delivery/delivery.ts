import type { DownloadAddress } from '@arquiba/media-contract/download-url';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FileRow } from '../files/queries.ts';
import type { MediaServices } from '../services.ts';
import type { CommonParameters } from './common-parameters.ts';

/** A download that was asked for and may be given. */
export interface Delivery {
  address: DownloadAddress & { query: URLSearchParams };
  common: CommonParameters;
}

/** Answers with a file in one of the forms in which files are delivered. */
export type Send = (
  services: MediaServices,
  file: FileRow,
  delivery: Delivery,
  request: FastifyRequest,
  reply: FastifyReply,
) => Promise<FastifyReply>;
