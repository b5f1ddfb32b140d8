import { createDraft, deleteDraft, saveCurrentDraft } from '@arquiba/contract/drafts';
import { editPost } from '@arquiba/contract/post-edits';
import { createPost, deletePost } from '@arquiba/contract/posts';
import { storeFile } from '@arquiba/testing/files';
import { type Person, signUp } from '@arquiba/testing/people';
import { runAnnounced } from '@arquiba/testing/run-announced';
import { startTestApp, type TestApp } from '@arquiba/testing/test-app';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newContent } from '../platform/testing/draft-samples.ts';
import { removeFilesJob } from './remove-files-job.ts';

let app: TestApp;
let author: Person;

beforeAll(async () => {
  app = await startTestApp();
  author = await signUp(app);
});
afterAll(() => app.close());

type File = Awaited<ReturnType<typeof storeFile>>;
const store = (name: string) => storeFile(app, `/posts/${author.id}/a/${name}`);

const removeDropped = () => runAnnounced(app, 'post.files-dropped', removeFilesJob);

async function areThere(...files: { path: string }[]): Promise<boolean[]> {
  const known = await app.media.port.describe(files.map(({ path }) => path));
  return files.map(({ path }) => known.has(path));
}

test('a post takes its files along, but for those that another post or a draft names', async () => {
  const [alone, shared, drafted, edited] = [
    await store('so-dele.png'),
    await store('de-dois.png'),
    await store('do-rascunho.png'),
    await store('tirada.png'),
  ];
  const { id } = await author.call(createPost, { media: [alone, shared, drafted, edited] });
  await author.call(createPost, { media: [shared] });
  const { id: draftId } = await author.call(createDraft, {
    content: { ...newContent(''), media: [drafted] },
  });
  const media = [0, 1, 2].map((from) => ({ from, alt: '' }));
  await author.call(editPost, { id, text: 'Sem a última', media });
  await removeDropped();
  // Still used by an earlier version.
  expect(await areThere(edited)).toEqual([true]);

  await author.call(deletePost, { id });
  expect(await areThere(alone)).toEqual([true]);
  await removeDropped();
  expect(await areThere(alone, shared, drafted, edited)).toEqual([false, true, true, false]);

  await author.call(deleteDraft, { id: draftId });
  await removeDropped();
  expect(await areThere(shared, drafted)).toEqual([true, false]);
});

test('what is taken out of a draft goes, also when it is emptied, replaced or published without it', async () => {
  const files = [];
  for (const name of ['um', 'dois', 'tres', 'quatro', 'cinco'])
    files.push(await store(`${name}.png`));
  const [taken, emptied, replaced, unpublished, kept] = files as [File, File, File, File, File];
  const content = (...media: File[]) => ({ ...newContent('Treino'), media });
  const save = async (base: string | null, ...media: File[]) =>
    (await author.call(saveCurrentDraft, { content: content(...media), base })).draft;

  const first = await save(null, taken, emptied);
  const second = await save(first?.updatedAt ?? null, emptied);
  await removeDropped();
  expect(await areThere(taken, emptied)).toEqual([false, true]);
  await author.call(saveCurrentDraft, { content: newContent(''), base: second?.updatedAt ?? null });
  await removeDropped();
  expect(await areThere(emptied)).toEqual([false]);

  const draft = await author.call(createDraft, { content: content(replaced, unpublished, kept) });
  const { id: draftId } = await author.call(createDraft, {
    ...{ content: content(unpublished, kept), draftId: draft.id },
  });
  await removeDropped();
  expect(await areThere(replaced, unpublished, kept)).toEqual([false, true, true]);
  await author.call(createPost, { text: 'Treino', media: [kept], draftId });
  await removeDropped();
  expect(await areThere(unpublished, kept)).toEqual([false, true]);
});

test('a post that somebody else names is not deleted, and neither are its files', async () => {
  const photo = await store('minha.png');
  const { id } = await author.call(createPost, { media: [photo] });
  const other = await signUp(app);
  await expect(other.call(deletePost, { id })).rejects.toMatchObject({ code: 'not_found' });
  await removeDropped();
  expect(await areThere(photo)).toEqual([true]);
});
