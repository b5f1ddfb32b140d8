import {
  createDraft,
  type DraftContent,
  deleteDraft,
  getCurrentDraft,
  listDrafts,
  openDraft,
  publishDraft,
  saveCurrentDraft,
} from '@arquiba/contract/drafts';
import { createPost, getPost } from '@arquiba/contract/posts';
import { storeFile } from '@arquiba/testing/files';
import { type Person, signUp } from '@arquiba/testing/people';
import { startTestApp, type TestApp } from '@arquiba/testing/test-app';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newContent, newPoll } from '../platform/testing/draft-samples.ts';

let app: TestApp;
let other: Person;

beforeAll(async () => {
  app = await startTestApp({ budgets: { write: { size: 10_000, seconds: 60 } } });
  other = await signUp(app);
});
afterAll(() => app.close());

const save = (person: Person, text: string, base: string | null) =>
  person.call(saveCurrentDraft, { content: newContent(text), base });
const currentOf = async (person: Person) =>
  (await person.call(getCurrentDraft, {})).draft?.content.text ?? null;
const waitingOf = async (person: Person) =>
  (await person.call(listDrafts, {})).items.map(({ content }) => content.text);

describe('the draft in the composer', () => {
  test('is the same on every device of its owner, and nobody else’s', async () => {
    const person = await signUp(app);
    const photo = await storeFile(app, `/posts/${person.id}/1/foto.png`);
    const content: DraftContent = newContent('Pela met', {
      ...{ audience: 'followers', commentsBy: 'nobody', quotable: false, place: 'Vila Belmiro' },
      poll: newPoll(['Sim', ''], { multiple: true, results: 'voted', anonymous: false }),
      tagged: [{ username: other.username, displayName: 'Outra' }],
      publishAt: '2026-12-01T15:00:00.000Z',
      media: [{ ...photo, url: 'https://elsewhere.test/x.png', mime: 'text/html' }],
    });
    const { draft } = await person.call(saveCurrentDraft, { content, base: null });
    const second = app.as(await app.signIn(person.id));
    expect((await second(getCurrentDraft, {})).draft).toEqual(draft);
    expect(draft?.content).toEqual({
      ...content,
      media: [{ ...photo, url: app.media.port.urlOf(photo.path, 'raw'), mime: 'image/png' }],
    });
    expect(await currentOf(other)).toBeNull();
    await expect(app.call(getCurrentDraft, {})).rejects.toMatchObject({ code: 'sign_in_required' });
  });

  test('goes on from what was saved last, and is gone when it is empty', async () => {
    const person = await signUp(app);
    const first = await save(person, 'Um', null);
    const second = await save(person, 'Um dois', first.draft?.updatedAt ?? null);
    expect(second).toMatchObject({ setAside: false, draft: { id: first.draft?.id } });
    expect(second.draft?.updatedAt).not.toBe(first.draft?.updatedAt);
    expect(await save(person, ' ', second.draft?.updatedAt ?? null)).toMatchObject({ draft: null });
    expect(await currentOf(person)).toBeNull();
    expect(await waitingOf(person)).toEqual([]);
  });

  test('the last one who writes has it; what they did not know of is set aside', async () => {
    const person = await signUp(app);
    await save(person, 'Do telefone', null);
    expect(await save(person, 'Do computador', null)).toMatchObject({ setAside: true });
    expect(await currentOf(person)).toBe('Do computador');
    expect(await waitingOf(person)).toEqual(['Do telefone']);
    // Emptied by a client that has not seen this content: it stays.
    expect(await save(person, '', null)).toMatchObject({
      draft: { content: { text: 'Do computador' } },
    });
    expect(await currentOf(person)).toBe('Do computador');
  });

  test('is one, however many devices write at the same moment', async () => {
    const person = await signUp(app);
    const texts = Array.from({ length: 8 }, (_, at) => `Aparelho ${at}`);
    await Promise.all(texts.map((text) => save(person, text, null)));
    const kept = [await currentOf(person), ...(await waitingOf(person))];
    expect(kept.toSorted()).toEqual(texts);
  });

  test('goes in the transaction in which its post comes', async () => {
    const person = await signUp(app);
    const { draft } = await save(person, 'Pronta', null);
    await expect(
      person.call(createPost, { text: 'x', quoteOf: '1', draftId: draft?.id }),
    ).rejects.toMatchObject({ code: 'not_found' });
    expect(await currentOf(person)).toBe('Pronta');
    await other.call(createPost, { text: 'De outra conta', draftId: draft?.id });
    expect(await currentOf(person)).toBe('Pronta');
    await person.call(createPost, { text: 'Pronta', draftId: draft?.id });
    expect(await currentOf(person)).toBeNull();
  });

  test('a file that is gone does not take the text along; someone else’s is refused', async () => {
    const person = await signUp(app);
    const gone = { path: `/posts/${person.id}/1/nunca.png`, alt: '', url: '', mime: '' };
    const { draft } = await person.call(saveCurrentDraft, {
      content: newContent('Com foto', { media: [gone] }),
      base: null,
    });
    expect(draft?.content).toMatchObject({ text: 'Com foto', media: [] });
    const theirs = await storeFile(app, `/posts/${other.id}/1/dela.png`);
    const content = newContent('x', { media: [{ ...theirs, url: '', mime: '' }] });
    await expect(person.call(saveCurrentDraft, { content, base: null })).rejects.toMatchObject({
      code: 'not_found',
    });
  });
});

describe('drafts in the list', () => {
  test('are kept, opened, published and deleted', async () => {
    const person = await signUp(app);
    const { draft } = await save(person, 'Guardada', null);
    const kept = await person.call(createDraft, {
      content: newContent('Guardada'),
      ...(draft && { draftId: draft.id }),
    });
    expect(await currentOf(person)).toBeNull();
    await save(person, 'No campo', null);
    const opened = await person.call(openDraft, { id: kept.id });
    expect(opened).toMatchObject({ scheduled: false, content: { text: 'Guardada' } });
    expect([await currentOf(person), await waitingOf(person)]).toEqual(['Guardada', ['No campo']]);

    const [waiting] = (await person.call(listDrafts, {})).items;
    const post = await person.call(publishDraft, { id: waiting?.id ?? '' });
    expect(await app.call(getPost, { id: post.id })).toMatchObject({ text: 'No campo' });
    await expect(person.call(publishDraft, { id: waiting?.id ?? '' })).rejects.toMatchObject({
      code: 'not_found',
    });
    await person.call(deleteDraft, { id: opened.id });
    await expect(person.call(deleteDraft, { id: opened.id })).rejects.toMatchObject({
      code: 'not_found',
    });
    expect([await currentOf(person), await waitingOf(person)]).toEqual([null, []]);
  });

  test('stand in the order of their time, then of their last change', async () => {
    const person = await signUp(app);
    const at = (hours: number) =>
      new Date(app.clock.now().getTime() + hours * 3_600_000).toISOString();
    for (const [text, publishAt] of [
      ['antiga', null],
      ['depois', at(5)],
      ['logo', at(2)],
      ['nova', null],
    ] as const) {
      await person.call(createDraft, { content: newContent(text, { publishAt }) });
      app.clock.advance(1000);
    }
    expect(await waitingOf(person)).toEqual(['logo', 'depois', 'nova', 'antiga']);
  });

  test('of another account do not exist', async () => {
    const person = await signUp(app);
    const { id } = await person.call(createDraft, { content: newContent('Só minha') });
    for (const route of [openDraft, publishDraft, deleteDraft]) {
      await expect(other.call(route, { id })).rejects.toMatchObject({ code: 'not_found' });
    }
    await other.call(createDraft, { content: newContent('x'), draftId: id });
    expect(await waitingOf(person)).toEqual(['Só minha']);
  });

  test('are fifty at most', async () => {
    const person = await signUp(app);
    const keep = () => person.call(createDraft, { content: newContent('mais um') });
    for (let count = 0; count < 50; count += 1) await keep();
    await expect(keep()).rejects.toMatchObject({ code: 'not_allowed' });
    await save(person, 'cabe no campo', null);
    await expect(save(person, 'sem lugar para o outro', null)).rejects.toMatchObject({
      code: 'not_allowed',
    });
    expect(await currentOf(person)).toBe('cabe no campo');
  });
});

describe('refusing a draft', () => {
  const many = Array.from({ length: 1000 }, () => 'opção');
  const tomorrow = '2026-03-11T12:00:00Z';
  test.each<[string, Partial<DraftContent>]>([
    ['content.text', { text: ' ' }],
    ['content.text', { text: 'a\0b' }],
    ['content.text', { text: 'x'.repeat(50_000) }],
    ['content.place', { place: 'x'.repeat(81) }],
    ['content.poll.options', { poll: newPoll(many) }],
    ['content.poll.hours', { poll: newPoll(['a', 'b'], { hours: 1e9 }) }],
    ['content.poll.options.0.label', { poll: newPoll(['\0', 'b']) }],
    ['content.tagged', { tagged: many.map((username) => ({ username, displayName: '' })) }],
    ['content.publishAt', { publishAt: 'amanhã' }],
    ['content.publishAt', { publishAt: '2026-03-10T12:00:00Z' }],
    ['content.publishAt', { publishAt: '2036-03-10T12:00:00Z' }],
    ['text', { text: 'x'.repeat(5001), publishAt: tomorrow }],
    ['text', { text: '', place: 'Aqui', publishAt: tomorrow }],
    ['poll.options', { poll: newPoll(['só uma']), publishAt: tomorrow }],
  ])('names the field %s (%#)', async (field, changes) => {
    app.clock.set(new Date('2026-03-10T12:00:00Z'));
    const content = { ...newContent('Vai'), ...changes };
    const failure = await other.call(createDraft, { content }).catch((error) => error);
    expect(failure).toMatchObject({ code: 'invalid_input' });
    expect(Object.keys(failure.fields)).toContain(field);
  });
});
