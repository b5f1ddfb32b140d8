import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addQuery, buildDownloadPath, parseDownloadPath } from './download-url.ts';
import { filePathFault } from './file-path.ts';

const accountId = 'A7kQ2mZ';

describe('the download address', () => {
  it('encodes spaces, accents, marks and the exclamation mark', () => {
    const path = buildDownloadPath(
      { accountId, transformation: 'image', filePath: '/posts/1/gol é 100%?#!.jpg' },
      { w: 640, f: 'auto', download: undefined },
    );
    expect(path).toBe('/A7kQ2mZ/image/posts/1/gol%20%C3%A9%20100%25%3F%23%21.jpg?w=640&f=auto');
  });

  it('comes back from any valid path as it went in', () => {
    const name = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 });
    const filePath = fc
      .array(name, { minLength: 1, maxLength: 5 })
      .map((names) => `/${names.join('/')}`)
      .filter((path) => filePathFault(path) === null);
    fc.assert(
      fc.property(filePath, (path) => {
        const address = { accountId, transformation: 'raw', filePath: path };
        expect(parseDownloadPath(buildDownloadPath(address))).toMatchObject(address);
      }),
    );
  });

  it.each([
    ['/viva!/gol.jpg?v=2', '/viva!/gol.jpg', 'v=2'],
    ['/viva!/gol.jpg', '/viva!/gol.jpg', ''],
    ['/viva!.jpg', '/viva!.jpg', ''],
    ['/100%.jpg?w=5', '/100%.jpg', 'w=5'],
    ['/100%%20gol.jpg', '/100% gol.jpg', ''],
    ['/gol%20%C3%A9%21.jpg', '/gol é!.jpg', ''],
  ])('accepts names as each client writes them: %s', (path, filePath, query) => {
    const read = parseDownloadPath(`/A7kQ2mZ/raw${path}`);
    expect([read?.filePath, String(read?.query)]).toEqual([filePath, query]);
  });

  it.each([
    ['/gol.jpg!w=5&f=auto', '/gol.jpg', 'w=5&f=auto'],
    ['/viva!.jpg!cache-ttl=5', '/viva!.jpg', 'cache-ttl=5'],
    ['/gol%21.jpg!artifact=/a/b.ts', '/gol!.jpg', 'artifact=%2Fa%2Fb.ts'],
  ])('takes an exclamation mark for the question mark: %s', (path, filePath, query) => {
    const read = parseDownloadPath(`/A7kQ2mZ/image${path}`);
    expect([read?.filePath, String(read?.query)]).toEqual([filePath, query]);
  });

  it.each([
    '/',
    '/A7kQ2mZ',
    '/A7kQ2mZ/raw',
    '/A7kQ2mZ/raw/',
    '/A7kQ2m0/raw/a',
    '/A7kQ2mZZ/raw/a',
    '/A7kQ2mZ/RAW/a',
    '/A7kQ2mZ/raw/%ff',
    '/A7kQ2mZ/raw/%c3',
  ])('is not %s', (path) => {
    expect(parseDownloadPath(path)).toBeNull();
  });

  it('joins parameters to those already there', () => {
    expect(addQuery('http://m/x?v=1', { w: 64 })).toBe('http://m/x?v=1&w=64');
    expect(addQuery('http://m/x', { w: null })).toBe('http://m/x');
  });
});

describe('a file path', () => {
  it.each(['/a', '/profiles/71/avatar.webp', '/a b/é ç/100% gol!.jpg', '/.escondido', '/a..b'])(
    'may be %s',
    (path) => expect(filePathFault(path)).toBeNull(),
  );

  it.each([
    '',
    'a',
    '/',
    '/a/',
    '/a//b',
    '/../a',
    '/a/..',
    '/a/./b',
    '/a\\b',
    '/a\0b',
    '/a\nb',
    '/a\u202egpj.exe',
    '/%2e%2e/a',
    '/a%2Fb',
    '/a%252fb',
    '/a%5cb',
    '/\ud800',
    `/${'x'.repeat(512)}`,
  ])('may not be %j', (path) => expect(filePathFault(path)).toMatch(/caminho/));
});
