import { describe, expect, it } from 'vitest';
import { allows, coversSlug, type PathPermission, type Permissions } from './permissions.ts';

const entry = (path: string, scope: PathPermission['match']['scope'], given: Permissions) => [
  { match: { path, scope }, permissions: given },
];
const create = { write: { file: { createFile: true } } };

describe('a path permission', () => {
  it.each<[string, PathPermission['match']['scope'], string, boolean]>([
    ['/posts/7', 'This', '/posts/7', true],
    ['/posts/7', 'This', '/posts/7/a.jpg', false],
    ['/posts/7', 'Children', '/posts/7/a.jpg', true],
    ['/posts/7', 'Children', '/posts/7', false],
    ['/posts/7', 'Children', '/posts/7/1/a.jpg', false],
    ['/posts/7', 'Children', '/posts/77/a.jpg', false],
    ['/posts/7', 'Grandchildren+', '/posts/7/1/a.jpg', true],
    ['/posts/7', 'Grandchildren+', '/posts/7/1/2/3/a.jpg', true],
    ['/posts/7', 'Grandchildren+', '/posts/7/a.jpg', false],
    ['/posts/7', 'Grandchildren+', '/posts/71/a/b.jpg', false],
    ['/', 'This', '/', true],
    ['/', 'Children', '/a.jpg', true],
    ['/', 'Children', '/', false],
    ['/', 'Grandchildren+', '/a/b.jpg', true],
  ])('%s with scope %s and %s: %s', (path, scope, asked, answer) => {
    expect(allows(entry(path, scope, create), { do: 'createFile' }, asked)).toBe(answer);
  });

  it('allows what it names and nothing beside', () => {
    const given = entry('/a', 'Children', create);
    expect(allows(given, { do: 'overwriteFile' }, '/a/b')).toBe(false);
    expect(allows(given, { do: 'deleteFile' }, '/a/b')).toBe(false);
    expect(allows(given, { do: 'getFileDetails' }, '/a/b')).toBe(false);
    expect(allows(given, { do: 'downloadFile', slug: 'raw' }, '/a/b')).toBe(false);
  });
});

it.each([
  [['*'], 'raw', true],
  [['raw'], 'raw', true],
  [['raw'], 'rawest', false],
  [['thumb*'], 'thumbnail', true],
  [['thumb*'], 'raw', false],
  [[], 'raw', false],
])('%j covers %s: %s', (slugs, slug, answer) => {
  expect(coversSlug(slugs, slug)).toBe(answer);
});
