import * as z from 'zod/mini';
import type { MediaErrorBody } from './errors.ts';

/** The provider API as data: what its calls take and answer. Names are the published clients'. */

/** Text that a database can hold. */
const storable = z.regex(/^[^\0]*$/);
export const tags = z
  .array(z.string().check(z.minLength(1), z.maxLength(128), storable))
  .check(z.maxLength(25));
export const metadata = z.record(z.string(), z.unknown());
const mime = z.string().check(z.minLength(3), z.maxLength(255), storable);
const originalFileName = z.string().check(z.minLength(1), z.maxLength(255), storable);

/** A whole path, or the parts of which one is made. */
export const path = z.union([
  z.string(),
  z.object({
    fileName: z.optional(z.string().check(z.minLength(1), z.maxLength(300))),
    fileNameFallback: z.optional(z.string().check(z.minLength(1), z.maxLength(300))),
    fileNameVariablesEnabled: z.optional(z.boolean()),
    folderPath: z.optional(z.string().check(z.minLength(1), z.maxLength(512))),
    folderPathVariablesEnabled: z.optional(z.boolean()),
  }),
]);
export type PathDefinition = z.output<typeof path>;

export const beginUpload = z.object({
  metadata: z.optional(metadata),
  mime: z.optional(mime),
  originalFileName: z.optional(originalFileName),
  path: z.optional(path),
  protocol: z.optional(z.string()),
  size: z.int().check(z.minimum(0), z.maximum(Number.MAX_SAFE_INTEGER)),
  tags: z.optional(tags),
});
export type BeginUpload = z.output<typeof beginUpload>;

const described = {
  metadata: z.optional(metadata),
  originalFileName: z.optional(originalFileName),
  path: z.optional(path),
  tags: z.optional(tags),
};

/** The description of a file that is uploaded in one request. */
export const uploadDescription = z.object(described);
export type UploadDescription = z.output<typeof uploadDescription>;

const switched = z.pipe(
  z.enum(['true', 'false']),
  z.transform((value) => value === 'true'),
);

/** The same in the query of an address, where everything is text. */
export const uploadQuery = z.object({
  fileName: z.optional(z.string()),
  fileNameFallback: z.optional(z.string()),
  fileNameVariablesEnabled: z.optional(switched),
  filePath: z.optional(z.string()),
  folderPath: z.optional(z.string()),
  folderPathVariablesEnabled: z.optional(switched),
  originalFileName: z.optional(originalFileName),
  tag: z.optional(z.union([z.string(), z.array(z.string())])),
});

export const uploadFromUrl = z.object({
  ...described,
  mime: z.optional(mime),
  /** Milliseconds for the whole download. */
  timeout: z.optional(z.int().check(z.minimum(1), z.maximum(300_000))),
  url: z.string().check(z.minLength(1), z.maxLength(8192)),
});
export type UploadFromUrl = z.output<typeof uploadFromUrl>;

export interface Uploaded {
  accountId: string;
  etag: string;
  filePath: string;
  fileUrl: string;
}

export interface UploadedForm {
  files: (Uploaded & { formDataFieldName: string })[];
  errors: (MediaErrorBody & { formDataFieldName: string })[];
}

/** Begins the session of a page; the token is later sent in a header, so its length is limited. */
export const setAccessToken = z.object({
  accessToken: z.string().check(z.minLength(1), z.maxLength(8192)),
});

export const completePart = z.object({ etag: z.string().check(z.maxLength(200), storable) });

export interface FileDetails {
  accountId: string;
  etag: string | null;
  filePath: string;
  fileUrl: string;
  /** Milliseconds since 1970. */
  lastModified: number;
  metadata: Record<string, unknown>;
  mime: string;
  originalFileName: string | null;
  size: number;
  tags: string[];
}

export interface UploadPart {
  uploadId: string;
  uploadPartIndex: number;
  uploadUrl: string;
  range: { inclusiveStart: number; inclusiveEnd: number };
}

export interface UploadBegun {
  file: FileDetails;
  uploadId: string;
  uploadParts: { count: number; first: UploadPart };
}

export type PartCompleted = { status: 'Pending' } | { status: 'Completed'; etag: string };
