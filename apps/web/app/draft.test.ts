import { describe, expect, it } from 'vitest';
import { withKey } from './draft.ts';

describe('the key of a draft', () => {
  const keys = ['um', 'dois', 'três'];
  const next = () => keys.shift() ?? '';

  it('stays while the text does, and changes with it', () => {
    const first = withKey({ text: 'gol', files: [], sent: null }, next);
    expect(first.sent).toEqual({ text: 'gol', files: [], key: 'um' });
    expect(withKey(first, next)).toEqual(first);
    expect(withKey({ ...first, text: 'golaço' }, next).sent.key).toBe('dois');
    const file = { path: '/posts/1/gol.png', url: '', mime: 'image/png', alt: '' };
    expect(withKey({ ...first, files: [file] }, next).sent.key).toBe('três');
  });
});
