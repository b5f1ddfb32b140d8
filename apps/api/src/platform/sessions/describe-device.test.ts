import { expect, test } from 'vitest';
import { describeDevice } from './describe-device.ts';

const WEBKIT = 'AppleWebKit/537.36 (KHTML, like Gecko)';

test.each([
  [
    `Mozilla/5.0 (Linux; Android 15; Pixel 9) ${WEBKIT} Chrome/142.0.0.0 Mobile Safari/537.36`,
    'Chrome no Android',
    'phone',
  ],
  [
    `Mozilla/5.0 (Linux; Android 14; SM-X710) ${WEBKIT} SamsungBrowser/28.0 Chrome/130.0.0.0 Safari/537.36`,
    'Samsung Internet no Android',
    'tablet',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1',
    'Safari no iPhone',
    'phone',
  ],
  [
    'Mozilla/5.0 (iPad; CPU OS 26_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/142.0 Mobile/15E148 Safari/604.1',
    'Chrome no iPad',
    'tablet',
  ],
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0`,
    'Edge no Windows',
    'computer',
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:144.0) Gecko/20100101 Firefox/144.0',
    'Firefox no Mac',
    'computer',
  ],
  [
    `Mozilla/5.0 (X11; Linux x86_64) ${WEBKIT} HeadlessChrome/142.0.0.0 Safari/537.36`,
    'Chrome no Linux',
    'computer',
  ],
  [
    `Mozilla/5.0 (Windows NT 10.0) ${WEBKIT} Chrome/140.0.0.0 Safari/537.36 OPR/125.0`,
    'Opera no Windows',
    'computer',
  ],
  ['Algo (Windows)', 'Navegador no Windows', 'computer'],
  ['curl/8.14.1', 'Navegador desconhecido', 'computer'],
  ['', 'Navegador desconhecido', 'computer'],
] as const)('%s', (userAgent, words, kind) => {
  expect(describeDevice(userAgent)).toEqual({ words, kind });
});
