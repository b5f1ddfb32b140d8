import type { FileView } from '@arquiba/contract/files';
import { type ComponentProps, createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { PostCard } from './post-card.tsx';

const author = {
  ...{ username: 'unidos', displayName: 'Unidos do Canal', verified: false },
  ...{ category: 'Time amador', avatar: null },
};
const photo = (place: number): FileView => ({
  ...{ url: `https://media.test/image/${place}.jpg`, mime: 'image/jpeg', alt: `Foto ${place}` },
  ...{ width: 800, height: 600, placeholder: null },
});
const video: FileView = { ...photo(0), url: 'https://media.test/video/0.mp4', mime: 'video/mp4' };

function draw(props: Partial<ComponentProps<typeof PostCard>> = {}): string {
  const post = {
    author,
    createdAt: '2026-03-10T12:00:00Z',
    to: '/post/71',
    text: 'Gol',
    mentions: [],
    media: [],
  };
  const card = createElement(PostCard, { ...post, ...props });
  return renderToString(createElement(MemoryRouter, null, card));
}

test('a name that leads to somebody is a link, any other is text', () => {
  const card = draw({ text: 'Com @Rosa e @ninguem', mentions: ['rosa'] });
  expect(card).toMatch(/<a [^>]*href="\/perfil\/rosa"[^>]*>@Rosa<\/a>/);
  expect(card).toContain('@ninguem');
  expect(card).not.toContain('/perfil/ninguem');
});

test('P01 says who, with the verified mark and ‘Ao vivo’ only where they are true', () => {
  const plain = draw();
  for (const shown of ['Unidos do Canal', '@<!-- -->unidos', 'Time amador', '<time', '/post/71']) {
    expect(plain).toContain(shown);
  }
  expect(plain).not.toContain('Perfil verificado');
  expect(plain).not.toContain('Ao vivo');
  expect(draw({ author: { ...author, verified: true } })).toContain('Perfil verificado');
  expect(draw({ live: true })).toContain('Ao vivo');
});

test.each([1, 2, 3, 4, 5, 10])(
  'P02 shows %i files, each with its place held, videos with controls',
  (count) => {
    const media = [video, ...Array.from({ length: count - 1 }, (_, at) => photo(at + 1))];
    const html = draw({ media });
    const videos = html.match(/<video[^>]*>/g) ?? [];
    expect(videos).toHaveLength(1);
    expect(videos[0]).toMatch(/controls=""/);
    expect(videos[0]).toMatch(/width="800" height="600"/);
    const pictures = html.match(/<img[^>]*alt="Foto \d+"[^>]*>/g) ?? [];
    expect(pictures).toHaveLength(count - 1);
    for (const picture of pictures) expect(picture).toMatch(/width="800" height="600"/);
    if (count > 1) expect(html).toMatch(/aspect-\[4\/[35]\]/);
  },
);
