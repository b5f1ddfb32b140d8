import type { FileView } from '@arquiba/contract/files';
import { describe, expect, it } from 'vitest';
import { describePost, shorten } from './describe-post.ts';

const author = {
  username: 'unidos',
  displayName: 'Unidos do Canal',
  verified: true,
  type: 'Clube' as const,
  category: 'Time amador',
  avatar: null,
  following: null,
};
const photo: FileView = {
  url: 'https://media.test/image/foto.jpg',
  mime: 'image/jpeg',
  width: 800,
  height: 600,
  placeholder: null,
  alt: 'O gol visto da arquibancada',
};
const video: FileView = {
  ...photo,
  url: 'https://media.test/raw/lance.mp4',
  mime: 'video/mp4',
  alt: '',
  poster: 'https://media.test/image/lance.mp4',
};

describe('how a post presents itself elsewhere', () => {
  it('is by its text and its first picture', () => {
    expect(
      describePost({ id: '71', author, text: 'Domingo tem\ndecisão.', media: [video, photo] }),
    ).toEqual({
      title: 'Unidos do Canal: “Domingo tem decisão.”',
      description: 'Domingo tem decisão.',
      image: 'https://media.test/image/lance.mp4?w=1280',
    });
  });

  it('is by what is seen where nothing was written', () => {
    expect(describePost({ id: '71', author, text: '', media: [photo] })).toMatchObject({
      title: 'Publicação de Unidos do Canal',
      description: 'O gol visto da arquibancada',
    });
    expect(describePost({ id: '71', author, text: '', media: [video] }).description).toBe(
      'Vídeo de Unidos do Canal',
    );
  });

  it('is by a picture of its words where it has no other', () => {
    const described = describePost({ id: '71', author, text: 'oi', media: [] });
    expect(described).toMatchObject({ card: 'posts/71' });
  });
});

describe('shortening', () => {
  it.each([
    ['cabe', 10, 'cabe'],
    ['bola na rede, gente', 14, 'bola na rede…'],
    ['semnenhumespaço', 5, 'semne…'],
    ['⚽⚽😀😀', 3, '⚽⚽…'],
  ])('“%s” to %i gives “%s”', (text, most, short) => {
    expect(shorten(text, most)).toBe(short);
  });
});
