import type { FileView } from '@arquiba/contract/files';
import { describe, expect, it } from 'vitest';
import { pictureSources } from './picture-sources.ts';

function file(change: Partial<FileView>): FileView {
  const url = 'http://media/A7kQ2mZ/image/posts/1/gol.jpg';
  return {
    url,
    mime: 'image/jpeg',
    width: 900,
    height: 600,
    placeholder: null,
    alt: '',
    ...change,
  };
}

describe('the addresses of a picture', () => {
  it('offer all widths up to the first one that is not smaller than the picture', () => {
    const { src, srcSet } = pictureSources(file({}));
    expect(src).toMatch(/gol\.jpg\?w=640$/);
    expect(srcSet?.split(', ').map((entry) => entry.split(' ')[1])).toEqual([
      '160w',
      '320w',
      '480w',
      '640w',
      '768w',
      '960w',
    ]);
  });

  it('offer a small picture no larger than it is', () => {
    expect(pictureSources(file({ width: 120 }))).toMatchObject({
      src: expect.stringMatching(/w=160$/),
      srcSet: expect.stringMatching(/w=160 160w$/),
    });
  });

  it('keep what the address asks already', () => {
    expect(pictureSources(file({ url: 'http://media/a.jpg?f=webp' })).src).toBe(
      'http://media/a.jpg?f=webp&w=640',
    );
  });

  it('leave drawings and local addresses as they are', () => {
    const drawing = file({ mime: 'image/svg+xml' });
    expect(pictureSources(drawing)).toEqual({ src: drawing.url });
    expect(pictureSources(file({ url: 'blob:http://site/1' }))).toEqual({
      src: 'blob:http://site/1',
    });
  });
});
