import { randomInt } from 'node:crypto';
import { getUploadPlace, UPLOAD_TOKEN_PATH, type UploadArea } from '@arquiba/contract/files';
import type { createPost } from '@arquiba/contract/posts';
import type { InputOf } from '@arquiba/contract/route';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { expect, inject } from 'vitest';
import { clip } from '../apps/media/src/testing/test-clips.ts';
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

export async function uploadPhoto(visited: Visit, alt: string, area: UploadArea = 'posts') {
  const photo = { name: 'foto.jpg', mime: 'image/jpeg', content: await drawPhoto() };
  return { path: await upload(visited, photo, area), alt };
}

/** An upright clip of some seconds. */
export async function uploadClip(visited: Visit, alt: string, seconds = 2) {
  const content = await clip({ seconds, size: '90x160', rate: 10 });
  return { path: await upload(visited, { name: 'lance.mp4', mime: 'video/mp4', content }), alt };
}

async function upload(
  { context }: Visit,
  { name, mime, content }: { name: string; mime: string; content: Buffer },
  area: UploadArea = 'posts',
): Promise<string> {
  const place = await context.request.get(getUploadPlace.path, { params: { area } });
  const { apiKey, folder } = (await place.json()) as { apiKey: string; folder: string };
  const token = await (await context.request.get(UPLOAD_TOKEN_PATH, { params: { area } })).text();
  const account = apiKey.split('_')[1]?.slice(0, 7);
  const path = `${folder}/${randomInt(1e9)}/${name}`;
  const answer = await fetch(
    `${inject('mediaUrl')}/v2/accounts/${account}/uploads/binary?filePath=${encodeURIComponent(path)}`,
    {
      method: 'POST',
      body: new Uint8Array(content),
      headers: {
        ...{ 'content-type': mime, origin: siteUrl() },
        ...{ authorization: `Bearer ${apiKey}`, 'authorization-token': token },
      },
    },
  );
  return ((await answer.json()) as { filePath: string }).filePath;
}
