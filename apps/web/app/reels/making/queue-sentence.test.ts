import { expect, test } from 'vitest';
import { queueSentence } from './queue-sentence.ts';

test.each([
  [2, 38, 'Na fila: 2 vídeos antes do seu, cerca de 40 s.'],
  [1, 61, 'Na fila: 1 vídeo antes do seu, cerca de 2 min.'],
  [3, null, 'Na fila: 3 vídeos antes do seu.'],
  [0, 1, 'Fica pronto em cerca de 5 s.'],
  [0, null, ''],
])('%d before it, %j seconds', (before, seconds, sentence) => {
  expect(queueSentence({ before, seconds })).toBe(sentence);
});
