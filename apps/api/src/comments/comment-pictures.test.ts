import {
  createComment,
  deleteComment,
  editComment,
  getComment,
  hideComment,
  listComments,
  showComment,
} from '@arquiba/contract/comments';
import { follow } from '@arquiba/contract/follows';
import { createPost, deletePost } from '@arquiba/contract/posts';
import { updateProfile } from '@arquiba/contract/profiles';
import { blockProfile } from '@arquiba/contract/safety';
import { mediaServerOptions } from '@arquiba/media/app';
import { storeFile } from '@arquiba/testing/files';
import { type Person, signUp } from '@arquiba/testing/people';
import { runAnnounced } from '@arquiba/testing/run-announced';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { removeFilesJob } from '../posts/remove-files-job.ts';
import { restrictFilesJob as restrictOwnFilesJob } from '../posts/restrict-files-job.ts';
import { sweepUploadsJob } from '../posts/sweep-uploads-job.ts';
import { commentsExport } from './export-comments.ts';
import { restrictFilesJob } from './restrict-files-job.ts';
import { app, author, fan, givenTalk, newPost, notFound, other, say } from './testing/talk.ts';

givenTalk();

let mediaApp: FastifyInstance;
let writer: Person;
let count = 0;

beforeAll(async () => {
  mediaApp = Fastify(mediaServerOptions);
  await app.media.register(mediaApp);
});
beforeEach(async () => {
  writer = await signUp(app);
});
afterAll(() => mediaApp.close());

function store({ id }: Person, kind?: 'video' | 'text') {
  count += 1;
  return storeFile(app, `/posts/${id}/${count}/foto.png`, kind);
}

async function show(person: Person, id: string, parentId?: string) {
  const media = await store(person);
  app.clock.advance(1000);
  const comment = await person.call(createComment, { id, media, ...(parentId && { parentId }) });
  return { ...comment, path: media.path };
}

async function addressFor(viewer: Pick<Person, 'call'>, id: string): Promise<string> {
  return (await viewer.call(getComment, { id })).comment.media?.url ?? '';
}

async function statusOf(address: string): Promise<number> {
  const { pathname, search } = new URL(address);
  return (await mediaApp.inject({ url: pathname + search })).statusCode;
}

/** Answers of the gate are reused for two seconds. */
const eventually = (address: string) => expect.poll(() => statusOf(address), { timeout: 5000 });
const bare = (address: string) => address.replace(/&?pass=[^&]*/, '');
const followAudience = () =>
  runAnnounced(app, 'profile.audience-changed', restrictOwnFilesJob, restrictFilesJob);
const removeDropped = () => runAnnounced(app, 'post.files-dropped', removeFilesJob);

async function areThere(...paths: string[]): Promise<boolean[]> {
  const known = await app.media.port.describe(paths);
  return paths.map((path) => known.has(path));
}

describe('a picture', () => {
  test('needs no text, is shown to all with its description, and opens for all', async () => {
    const id = await newPost();
    const { path: _, ...comment } = await show(fan, id);
    expect(comment).toMatchObject({
      text: '',
      media: { mime: 'image/png', width: 1, height: 1, alt: 'Descrição de foto.png' },
    });
    const reply = await show(other, id, comment.id);
    const deeper = await show(fan, id, reply.id);
    expect(deeper.text).toBe(`@${other.username}`);
    const [seen] = (await app.call(listComments, { id })).items;
    expect(seen?.media).toEqual(comment.media);
    expect(seen?.media?.url).not.toContain('pass=');
    expect(await statusOf(seen?.media?.url ?? '')).toBe(200);
    expect(await say(fan, id, 'Sem foto')).toMatchObject({ media: null });
  });

  test('belongs to the person, exists, and is no video or other file', async () => {
    const id = await newPost();
    const send = (media: { path: string }) => fan.call(createComment, { id, text: 'Olha', media });
    const message = 'Arquivo não encontrado. Envie-o de novo.';
    for (const path of [
      (await store(other)).path,
      `/posts/${fan.id}/nunca/foto.png`,
      `/profiles/${fan.id}/foto.png`,
      `/posts/${fan.id}/../${other.id}/foto.png`,
    ]) {
      await expect(send({ path })).rejects.toMatchObject({ code: 'not_found', message });
    }
    for (const kind of ['video', 'text'] as const) {
      await expect(send(await store(fan, kind))).rejects.toMatchObject({
        fields: { media: 'Só fotos podem ser enviadas em comentários' },
      });
    }
    expect((await app.call(listComments, { id })).items).toEqual([]);
  });

  test('stays when the text is edited, even away; without one the text must stay', async () => {
    const id = await newPost();
    const media = await store(fan);
    const comment = await fan.call(createComment, { id, text: 'Olha só', media });
    expect(await fan.call(editComment, { id: comment.id, text: '' })).toMatchObject({
      text: '',
      media: comment.media,
    });
    const plain = await say(fan, id, 'Só texto');
    await expect(fan.call(editComment, { id: plain.id, text: ' ' })).rejects.toMatchObject({
      fields: { text: 'Escreva o comentário' },
    });
  });
});

describe('opens only for those who may see the comment', () => {
  test('below a post for followers', async () => {
    await writer.call(follow, { username: author.username });
    const comment = await show(writer, await newPost({ audience: 'followers' }));
    const address = await addressFor(author, comment.id);
    expect(await statusOf(address)).toBe(200);
    expect(await statusOf(bare(address))).toBe(404);
    const [pass] = /pass=[^&]*/.exec(address) ?? [];
    expect(await statusOf(bare(address).concat(`&${pass?.replace(author.id, other.id)}`))).toBe(
      404,
    );
    await expect(addressFor(app, comment.id)).rejects.toMatchObject(notFound);
  });

  test('hidden: closed for all but two, and open again with it', async () => {
    const id = await newPost();
    const top = await show(fan, id);
    const reply = await show(other, id, top.id);
    const addresses = [await addressFor(app, top.id), await addressFor(app, reply.id)];
    await author.call(hideComment, { id: top.id });
    for (const address of addresses) expect(await statusOf(address)).toBe(404);
    for (const viewer of [author, fan]) {
      expect(await statusOf(await addressFor(viewer, top.id))).toBe(200);
    }
    const late = await show(fan, id, top.id);
    expect(await statusOf(bare(late.media?.url ?? ''))).toBe(404);
    await author.call(showComment, { id: top.id });
    for (const address of addresses) expect(await statusOf(address)).toBe(200);
  });

  test('of a private profile: its followers and the author of the post', async () => {
    const id = await newPost();
    const [comment, follower] = [await show(writer, id), await signUp(app)];
    const reply = await show(other, id, comment.id);
    await follower.call(follow, { username: writer.username });
    const addresses = [await addressFor(app, comment.id), await addressFor(app, reply.id)];
    await writer.call(updateProfile, { private: true });
    await followAudience();
    for (const address of addresses) expect(await statusOf(address)).toBe(404);
    for (const viewer of [author, follower, writer]) {
      expect(await statusOf(await addressFor(viewer, comment.id))).toBe(200);
      expect(await statusOf(await addressFor(viewer, reply.id))).toBe(200);
    }
    const late = [await show(writer, id), await show(author, id, comment.id)];
    for (const { media } of late) expect(await statusOf(bare(media?.url ?? ''))).toBe(404);

    await writer.call(updateProfile, { private: false });
    await followAudience();
    for (const address of addresses) expect(await statusOf(address)).toBe(200);
    for (const each of late) expect(await statusOf(await addressFor(app, each.id))).toBe(200);
  });

  test('below the post of a profile that becomes private, or is blocked', async () => {
    const { id } = await writer.call(createPost, { text: 'Aberto' });
    const comment = await show(fan, id);
    const elsewhere = await show(fan, await newPost());
    const address = await addressFor(app, comment.id);
    await writer.call(updateProfile, { private: true });
    await followAudience();
    expect(await statusOf(address)).toBe(404);
    expect(await statusOf(await addressFor(writer, comment.id))).toBe(200);
    expect(await statusOf(await addressFor(app, elsewhere.id))).toBe(200);
    await writer.call(updateProfile, { private: false });
    await followAudience();
    expect(await statusOf(address)).toBe(200);
    await app.api.backOffice().accounts.block(writer.sent.email);
    await followAudience();
    await eventually(address).toBe(404);
  });

  test('not for a person whom its author blocked since', async () => {
    await other.call(follow, { username: author.username });
    await writer.call(follow, { username: author.username });
    const comment = await show(writer, await newPost({ audience: 'followers' }));
    const address = await addressFor(other, comment.id);
    expect(await statusOf(address)).toBe(200);
    await writer.call(blockProfile, { username: other.username });
    await eventually(address).toBe(404);
    expect(await statusOf(await addressFor(author, comment.id))).toBe(200);
  });
});

describe('the file', () => {
  test('goes with the comment, its thread or its post, unless something else shows it', async () => {
    const id = await newPost();
    const [alone, shared, below] = [await show(fan, id), await show(fan, id), await show(fan, id)];
    const reply = await show(other, id, alone.id);
    await fan.call(createPost, { media: [{ path: shared.path, alt: '' }] });
    const paths = [alone.path, reply.path, shared.path, below.path];
    await fan.call(deleteComment, { id: alone.id });
    await fan.call(deleteComment, { id: shared.id });
    expect(await areThere(...paths)).toEqual([true, true, true, true]);
    await removeDropped();
    expect(await areThere(...paths)).toEqual([false, false, true, true]);
    await author.call(deletePost, { id });
    await removeDropped();
    expect(await areThere(...paths)).toEqual([false, false, true, false]);
  });

  test('is not swept while the comment exists; one that was never sent is', async () => {
    const [used, unused] = [await show(fan, await newPost()), await store(fan)];
    const old = new Date(app.clock.now().getTime() - 30 * 3_600_000);
    await app.pool.query('UPDATE media.file SET created_at = $1 WHERE path = ANY ($2)', [
      old,
      [used.path, unused.path],
    ]);
    const attempt = { jobId: '', number: 1, signal: new AbortController().signal };
    await sweepUploadsJob.run(app.api.services, {}, attempt);
    await removeDropped();
    expect(await areThere(used.path, unused.path)).toEqual([true, false]);
  });

  test('is in the copy of one’s data, at an address that opens', async () => {
    await writer.call(updateProfile, { private: true });
    const comment = await show(writer, await newPost());
    const rows = await exported(writer);
    expect(rows).toMatchObject([
      { id: comment.id, arquivo: { tipo: 'image/png', descricao: 'Descrição de foto.png' } },
    ]);
    expect(await statusOf(rows[0]?.arquivo.endereco ?? '')).toBe(200);
  });
});

async function exported({ id }: Person) {
  const section = commentsExport.find(({ name }) => name === 'comentarios');
  const portions = section?.collect(app.api.services, id) as AsyncIterable<unknown[]>;
  const rows = [];
  for await (const portion of portions) rows.push(...portion);
  return rows as { id: string; arquivo: { endereco: string } }[];
}
