import { randomInt } from 'node:crypto';
import { getUploadPlace, UPLOAD_TOKEN_PATH, type UploadArea } from '@arquiba/contract/files';
import type { createPost } from '@arquiba/contract/posts';
import type { InputOf } from '@arquiba/contract/route';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { expect, inject } from 'vitest';
import { siteUrl, type Visit } from './visit.ts';

/** Publishes without the composer, for journeys that begin with a post. */
export async function publish(
  { context }: Visit,
  input: InputOf<typeof createPost>,
): Promise<string> {
  const headers = { origin: siteUrl() };
  const answer = await context.request.post('/api/posts', { data: input, headers });
  return ((await answer.json()) as { id: string }).id;
}

/** Waits until the server has what is written in the composer. */
export async function draftSaved(page: Page, write: () => Promise<unknown>): Promise<void> {
  const answered = page.waitForResponse(
    (answer) => answer.url().endsWith('/api/drafts/current') && answer.request().method() === 'PUT',
  );
  await write();
  expect((await answered).status()).toBe(200);
}

/** A photo of one colour, as a JPEG. */
export function drawPhoto(): Promise<Buffer> {
  const background = `hsl(${randomInt(360)}, 50%, 50%)`;
  const photo = sharp({ create: { width: 640, height: 480, channels: 3, background } });
  return photo.jpeg().toBuffer();
}

export async function uploadPhoto({ context }: Visit, alt: string, area: UploadArea = 'posts') {
  const place = await context.request.get(getUploadPlace.path, { params: { area } });
  const { apiKey, folder } = (await place.json()) as { apiKey: string; folder: string };
  const token = await (await context.request.get(UPLOAD_TOKEN_PATH, { params: { area } })).text();
  const account = apiKey.split('_')[1]?.slice(0, 7);
  const path = `${folder}/${randomInt(1e9)}/foto.jpg`;
  const answer = await fetch(
    `${inject('mediaUrl')}/v2/accounts/${account}/uploads/binary?filePath=${encodeURIComponent(path)}`,
    {
      method: 'POST',
      body: new Uint8Array(await drawPhoto()),
      headers: {
        ...{ 'content-type': 'image/jpeg', origin: siteUrl() },
        ...{ authorization: `Bearer ${apiKey}`, 'authorization-token': token },
      },
    },
  );
  const { filePath } = (await answer.json()) as { filePath: string };
  return { path: filePath, alt };
}
