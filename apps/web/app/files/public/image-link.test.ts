import { expect, it } from 'vitest';
import { imageLink } from './image-link.ts';

it.each([
  ['https://m/A/raw/posts/1/gol.png', 'https://m/A/image/posts/1/gol.png'],
  ['https://m/A/raw/raw/gol.JPG', 'https://m/A/image/raw/gol.JPG'],
  ['https://m/A/raw/posts/1/gol.gif', 'https://m/A/image/posts/1/gol.gif'],
  ['https://m/A/raw/posts/1/gol.mp4', 'https://m/A/raw/posts/1/gol.mp4'],
])('%s is shown as %s', (url, expected) => {
  expect(imageLink(url)).toBe(expected);
});
