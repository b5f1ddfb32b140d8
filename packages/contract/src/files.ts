import * as z from 'zod/mini';
import { route } from './route.ts';

/** Where a session gets its right to upload, as bare text; no call of the contract. */
export const UPLOAD_TOKEN_PATH = '/api/files/upload-token';

const uploadArea = z.enum(['posts', 'profiles']);
export type UploadArea = z.output<typeof uploadArea>;

/** What an upload widget has to know before it can send a member's files; the right to do so is asked alike. */
export const getUploadPlace = route({
  method: 'GET',
  path: '/api/files/upload-place',
  summary: 'Com que chave, para que pasta e até que tamanho a conta envia arquivos',
  access: 'session',
  input: z.object({ area: z._default(uploadArea, 'posts') }),
  output: z.object({
    /** Public: alone it opens nothing. */
    apiKey: z.string(),
    /** Of the caller, in the area asked for. */
    folder: z.string(),
    /** In bytes: what is larger need not be sent, as it is refused, or cannot be shown. */
    largestFile: z.number(),
    largestPicture: z.number(),
  }),
  errors: [],
});
export type UploadPlace = z.output<typeof getUploadPlace.output>;

/** A stored file as screens show it; `url` is its address on the media origin. */
export const fileView = z.object({
  url: z.string(),
  mime: z.string(),
  width: z.nullable(z.number()),
  height: z.nullable(z.number()),
  /** A tiny blurred picture as a data address, shown until the file is there. */
  placeholder: z.nullable(z.string()),
  alt: z.string(),
  /** Of a video: the address of a still, which takes `w` as pictures do. */
  poster: z.optional(z.string()),
  /** Of a video: the file as it came, to be played for as long as `url` is still being made. */
  original: z.optional(z.string()),
});
export type FileView = z.output<typeof fileView>;

/** A file that the caller uploaded before, named by its path on the media service. */
export const fileInput = z.object({
  path: z.string().check(z.minLength(2), z.maxLength(512), z.startsWith('/')),
  alt: z._default(z.string().check(z.maxLength(1000)), ''),
});
