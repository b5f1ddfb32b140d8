import type { IncomingHttpHeaders } from 'node:http';
import type { Readable } from 'node:stream';
import { MediaError } from '@arquiba/media-contract/errors';
import type { UploadDescription, UploadedForm } from '@arquiba/media-contract/provider';
import {
  Busboy,
  type BusboyFileStream,
  type BusboyHeaders,
  type BusboyInstance,
} from '@fastify/busboy';
import type { Caller } from '../access/caller.ts';
import type { MediaServices } from '../services.ts';
import { storeUpload } from './store-upload.ts';

const MOST_FILES = 100;
const LIMITS = {
  files: MOST_FILES,
  parts: 2 * MOST_FILES,
  headerPairs: 20,
  headerSize: 8 * 1024,
  fieldSize: 64 * 1024,
};

interface SentForm {
  headers: IncomingHttpHeaders;
  body: Readable;
}

/** Stores the files of a form, one after the other. One that is refused does not keep the others out. */
export async function uploadForm(
  services: MediaServices,
  caller: Caller,
  described: UploadDescription,
  { headers, body }: SentForm,
): Promise<UploadedForm> {
  const files: UploadedForm['files'] = [];
  const refused: { error: MediaError; field: string }[] = [];
  const failures: unknown[] = [];
  const form = openForm(headers);
  const arriving = new Set<BusboyFileStream>();
  let work: Promise<void> = Promise.resolve();

  async function take(field: string, stream: BusboyFileStream, name: string, mime: string) {
    try {
      if (failures.length > 0) return;
      const originalFileName = described.originalFileName ?? (name || null);
      const sent = { mime, originalFileName, size: null, body: stream };
      const file = await storeUpload(services, caller, described, sent);
      files.push({ ...file, formDataFieldName: field });
    } catch (error) {
      if (error instanceof MediaError) refused.push({ error, field });
      else failures.push(error);
    } finally {
      arriving.delete(stream);
      // What was not wanted has to pass, or what follows it never comes.
      stream.resume();
    }
  }

  form.on('file', (field, stream, name, _encoding, mime) => {
    stream.on('error', (error) => failures.push(invalidForm(error)));
    arriving.add(stream);
    work = work.then(() => take(field, stream, name ?? '', mime));
  });
  form.once('filesLimit', () => refused.push({ error: tooMany(), field: '' }));
  form.once('partsLimit', () => refused.push({ error: tooMany(), field: '' }));
  await passOn(body, form).catch((error) => {
    failures.push(invalidForm(error));
    for (const stream of arriving) stream.destroy(error);
  });
  await work;
  // Where nothing was stored and that is our fault, the whole request may be sent again.
  const ours = files.length > 0 ? undefined : refused.find(({ error }) => error.status >= 500);
  const failure = failures[0] ?? ours?.error;
  if (failure) throw failure;
  if (files.length + refused.length === 0) throw invalidForm(null);
  const errors = refused.map(({ error, field }) => ({ ...error.body, formDataFieldName: field }));
  return { errors, files };
}

/** Unlike `pipeline`, this leaves the request alive when the form breaks, so that it can be answered. */
async function passOn(body: Readable, form: BusboyInstance): Promise<void> {
  try {
    await new Promise<void>((done, fail) => {
      form.once('finish', done).on('error', fail);
      body.once('error', fail);
      // Files may still be on their way to the disk when all of the request has come.
      body.once('close', () => body.readableEnded || fail(new Error('The request was cut short')));
      body.pipe(form);
    });
  } finally {
    body.unpipe(form);
    body.resume();
  }
}

function openForm(headers: IncomingHttpHeaders): BusboyInstance {
  try {
    return new Busboy({
      headers: headers as BusboyHeaders,
      limits: LIMITS,
      // A file need not have a name; a field of text has neither name nor type.
      isPartAFile: (_field, type, name) => name !== undefined || type !== 'text/plain',
    });
  } catch (cause) {
    throw invalidForm(cause);
  }
}

function tooMany(): MediaError {
  return new MediaError('invalid_parameter', {
    message: `Um formulário pode ter no máximo ${MOST_FILES} arquivos.`,
  });
}

function invalidForm(cause: unknown): MediaError {
  return new MediaError('invalid_parameter', {
    message: cause === null ? 'O formulário não tem arquivos.' : 'O formulário não pôde ser lido.',
    cause,
  });
}
