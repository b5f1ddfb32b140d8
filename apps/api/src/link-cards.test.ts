import { createPost, deletePost } from '@arquiba/contract/posts';
import { getOwnProfile, updateProfile } from '@arquiba/contract/profiles';
import { type Person, signUp } from '@arquiba/testing/people';
import { startTestApp, type TestApp } from '@arquiba/testing/test-app';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { breakLines, sayable, widthOf } from './platform/link-cards/set-text.ts';
import { postCard } from './posts/link-card.ts';

let app: TestApp;
let author: Person;

beforeAll(async () => {
  app = await startTestApp();
  author = await signUp(app);
});
afterAll(() => app.close());

const fetchCard = async (name: string, headers: Record<string, string> = {}, kind = 'posts') => {
  const answer = await fetch(`${app.url}/api/${kind}/${name}/cartao.png`, { headers });
  return { answer, bytes: Buffer.from(await answer.arrayBuffer()) };
};

describe('the picture of a link', () => {
  test('P03 is a PNG of 1200 × 630 that may be kept, another for each post', async () => {
    const { id } = await author.call(createPost, { text: 'Domingo tem decisão!' });
    const { id: other } = await author.call(createPost, { text: 'Segunda tem treino.' });
    const { answer, bytes } = await fetchCard(id);
    expect(answer.headers.get('content-type')).toBe('image/png');
    expect(answer.headers.get('cache-control')).toBe('public, max-age=600');
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 1200, height: 630 });
    expect(bytes.equals((await fetchCard(other)).bytes)).toBe(false);
    expect(bytes.equals((await fetchCard(id)).bytes)).toBe(true);
  });

  test('of what is not for everybody is that of what does not exist, even for its author', async () => {
    const { bytes: none } = await fetchCard('71');
    for (const audience of ['followers', 'self'] as const) {
      const { id } = await author.call(createPost, { text: 'Segredo', audience });
      const { bytes } = await fetchCard(id, { cookie: author.cookie });
      expect(bytes.equals(none), audience).toBe(true);
    }
    const { id } = await author.call(createPost, { text: 'Some logo' });
    expect((await fetchCard(id)).bytes.equals(none)).toBe(false);
    await author.call(deletePost, { id });
    for (const gone of [id, 'x', '9'.repeat(40)]) {
      expect((await fetchCard(gone)).bytes.equals(none), gone).toBe(true);
    }
  });

  test('has what people wrote as outlines only: nothing in it is markup', async () => {
    const text = '<image href="file:///etc/passwd"/> & "x" \'y\' <!ENTITY';
    const { id } = await author.call(createPost, { text });
    const card = await postCard(app.api.services, id);
    const drawing = card?.draw(null) ?? '';
    expect(drawing).not.toContain('<image');
    expect(drawing).not.toContain('passwd');
    expect(drawing).not.toContain('ENTITY');
    await sharp(Buffer.from(drawing)).png().toBuffer();
  });
});

describe('the picture of a link to a profile', () => {
  test('changes with what the profile says of itself', async () => {
    const { username } = await author.call(getOwnProfile, {});
    const { bytes: before } = await fetchCard(username, {}, 'profiles');
    expect(await sharp(before).metadata()).toMatchObject({ width: 1200, height: 630 });
    await author.call(updateProfile, { bio: 'Domingo é dia de várzea.' });
    const { bytes: after } = await fetchCard(username, {}, 'profiles');
    expect(after.equals(before)).toBe(false);
  });

  test('of a private profile is that of one that does not exist', async () => {
    const person = await signUp(app);
    const { username } = await person.call(getOwnProfile, {});
    const { bytes: none } = await fetchCard('ninguem.aqui', {}, 'profiles');
    expect((await fetchCard(username, {}, 'profiles')).bytes.equals(none)).toBe(false);
    await person.call(updateProfile, { private: true });
    const { bytes } = await fetchCard(username, { cookie: person.cookie }, 'profiles');
    expect(bytes.equals(none)).toBe(true);
  });
});

describe('setting text', () => {
  test('leaves out what has no outline', () => {
    expect(sayable('Gol ⚽ do  João\n\u0000 漢字!')).toBe('Gol do João !');
  });

  test('breaks between words, inside one that is too long, and says that more follows', () => {
    const box = { size: 50, width: 600, most: 3 };
    for (const text of ['Vai começar o jogo. '.repeat(20), 'a'.repeat(500), 'curto']) {
      const lines = breakLines(text, box);
      expect(lines.length).toBeLessThanOrEqual(3);
      for (const line of lines) expect(widthOf(line, 50)).toBeLessThanOrEqual(600);
      expect(lines.at(-1)?.endsWith('…')).toBe(text.length > 20);
    }
  });
});
