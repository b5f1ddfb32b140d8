import * as z from 'zod/mini';
import { route } from './route.ts';

/** Where a session gets its upload token, as plain text; not a call of the contract. */
export const UPLOAD_TOKEN_PATH = '/api/files/upload-token';

const uploadArea = z.enum(['posts', 'profiles', 'groups', 'messages', 'moments', 'prescriptions']);
export type UploadArea = z.output<typeof uploadArea>;

/** What an upload widget needs before it can send a member's files; the token is requested separately. */
export const getUploadPlace = route({
  method: 'GET',
  path: '/api/files/upload-place',
  summary: 'Com que chave, para que pasta e até que tamanho a conta envia arquivos',
  access: 'session',
  input: z.object({ area: z._default(uploadArea, 'posts') }),
  output: z.object({
    /** Public: gives no access on its own. */
    apiKey: z.string(),
    /** The caller's folder in the requested area. */
    folder: z.string(),
    /** Takes a small file whole, in one request. */
    uploadUrl: z.string(),
    /** In bytes. Larger files are refused, or cannot be shown, so they need not be sent. */
    largestFile: z.number(),
    largestPicture: z.number(),
  }),
  errors: [],
});
export type UploadPlace = z.output<typeof getUploadPlace.output>;

/** How much of the space for files the caller uses. */
export const getStorage = route({
  method: 'GET',
  path: '/api/files/storage',
  summary: 'Quanto espaço os arquivos da conta ocupam, e quanto ela tem',
  access: 'session',
  input: z.object({}),
  output: z.object({
    /** With what uploads under way have reserved. */
    usedBytes: z.number(),
    quotaBytes: z.number(),
  }),
  errors: [],
});
export type Storage = z.output<typeof getStorage.output>;

/** A stored file as screens show it; `url` is its address on the media origin. */
export const fileView = z.object({
  url: z.string(),
  mime: z.string(),
  width: z.nullable(z.number()),
  height: z.nullable(z.number()),
  /** A tiny blurred picture as a data URL, shown until the file is loaded. */
  placeholder: z.nullable(z.string()),
  alt: z.string(),
  /** For a video: the URL of a still, which accepts `w` like pictures. */
  poster: z.optional(z.string()),
  /** For a video: the original file, to be played while `url` is still being made. */
  original: z.optional(z.string()),
});
export type FileView = z.output<typeof fileView>;

/** A file that the caller uploaded before, named by its path on the media service. */
export const fileInput = z.object({
  path: z.string().check(z.minLength(2), z.maxLength(512), z.startsWith('/')),
  alt: z._default(z.string().check(z.maxLength(1000)), ''),
});
