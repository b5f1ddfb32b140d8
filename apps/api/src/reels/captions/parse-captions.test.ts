import { describe, expect, test } from 'vitest';
import { parseCaptions } from './parse-captions.ts';
import { writeCaptions } from './write-captions.ts';

const parse = (text: string) => parseCaptions(text, 60_000);
const rewritten = (text: string) => writeCaptions(parse(text));

describe('captions', () => {
  test('keep times and text, and lose everything else', () => {
    const text = `\uFEFFWEBVTT - do jogo\r\nKind: captions\r\n\r\nNOTE nada\r\nmais nada\r\n\r\nSTYLE\r\n::cue { color: red }\r\n
2
00:03.000 --> 01:00:04.250 line:0 position:20%
<v Ana>Vai, <b>Lia</b>!</v>
Chuta &amp; corre

00:00:00.500 --> 00:02.000
Começou`;
    expect(rewritten(text)).toBe(
      'WEBVTT\n\n00:00:00.500 --> 00:00:02.000\nComeçou\n\n' +
        '00:00:03.000 --> 01:00:04.250\nVai, Lia!\nChuta &amp; corre\n',
    );
    expect(rewritten(rewritten(text))).toBe(rewritten(text));
  });

  test('cannot inject markup or another cue', () => {
    const cue =
      'a &lt;script&gt;alert(1)&lt;/script&gt; &amp;lt; b --&gt; c <img src=x onerror=alert(1)';
    const [read] = parse(`WEBVTT\n\n00:00.000 --> 00:01.000\n${cue}\n`);
    expect(read?.text).toBe('a <script>alert(1)</script> &lt; b --> c');
    const written = rewritten(`WEBVTT\n\n00:00.000 --> 00:01.000\n${cue}\n`);
    expect(written.split('\n')[3]).toBe(
      'a &lt;script&gt;alert(1)&lt;/script&gt; &amp;lt; b --&gt; c',
    );
    expect(parse(written)).toEqual([read]);
  });

  test.each([
    ['', 'Linha 1, cabeçalho: o arquivo deve começar com WEBVTT.'],
    ['1\n00:00.000 --> 00:01.000\nOi', 'Linha 1, cabeçalho: o arquivo deve começar com WEBVTT.'],
    ['WEBVTT\n\n', 'Linha 3, legenda: o arquivo não tem nenhuma legenda.'],
    ['WEBVTT\n\nNOTE só isto', 'Linha 3, legenda: o arquivo não tem nenhuma legenda.'],
    ['WEBVTT\n\nOi', 'Linha 3, tempo: falta "início --> fim".'],
    ['WEBVTT\n\n1\nOi', 'Linha 4, tempo: falta "início --> fim".'],
    [
      'WEBVTT\n\n0:0,5 --> 00:01.000\nOi',
      'Linha 3, início: "0:0,5" não é um tempo como 00:01.500.',
    ],
    ['WEBVTT\n\n00:00.000 -->\nOi', 'Linha 3, fim: "" não é um tempo como 00:01.500.'],
    ['WEBVTT\n\n00:02.000 --> 00:01.000\nOi', 'Linha 3, fim: deve vir depois do início.'],
    ['WEBVTT\n\n01:00.000 --> 01:01.000\nOi', 'Linha 3, início: vem depois do fim do vídeo.'],
    ['WEBVTT\n\n00:00.000 --> 99:00:01.000\nOi', 'Linha 3, fim: passa de 24 horas.'],
    ['WEBVTT\n\n00:00.000 --> 00:01.000\n\n', 'Linha 4, texto: falta o texto da legenda.'],
    ['WEBVTT\n\n00:00.000 --> 00:01.000\n<i></i>', 'Linha 4, texto: falta o texto da legenda.'],
    [
      `WEBVTT\n\n00:00.000 --> 00:01.000\n${'a'.repeat(301)}`,
      'Linha 4, texto: tem mais de 300 caracteres.',
    ],
    ['WEBVTT\n\n00:00.000 --> 00:01.000\nOi\0', 'Linha 4, texto: há um caractere que não é texto.'],
  ])('say which line and field is wrong: %j', (text, sentence) => {
    expect(() => parse(text)).toThrow(sentence);
  });
});
