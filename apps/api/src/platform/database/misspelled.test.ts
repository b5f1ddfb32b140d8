import { expect, test } from 'vitest';
import { likelyWords, misspelled } from './misspelled.ts';

test('a word may have two letters swapped or one wrong', () => {
  expect(likelyWords('vloei')).toEqual(
    expect.arrayContaining(['volei', '_loei', 'v_oei', 'vlo_i', 'vloe_']),
  );
  expect(likelyWords('jduo')).toEqual(['djuo', 'judo', 'jdou']);
  expect(likelyWords('sul')).toEqual([]);
  // The index could not find it: it has no three letters in a row.
  expect(likelyWords('vloei')).not.toContain('vl_ei');
});

test('one word of a text at a time, and nothing that was typed is a pattern', () => {
  const patterns = misspelled('dandra 100%_');
  expect(patterns).toContain('%_andra 100\\%\\_%');
  expect(patterns.every((pattern) => pattern.endsWith(' 100\\%\\_%'))).toBe(true);
  expect(misspelled('a'.repeat(90)).length).toBeLessThanOrEqual(40);
});
