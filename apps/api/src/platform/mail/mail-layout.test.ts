import { brand } from '@arquiba/contract/brand';
import { expect, test } from 'vitest';
import { layOutMail } from './mail-layout.ts';

const footer = {
  because: 'Você pediu.',
  site: new URL('https://arquiba.example'),
};

test('text and HTML carry the same content', () => {
  const { subject, text, html } = layOutMail({
    subject: 'Recupere sua senha',
    preheader: 'Vale por 10 minutos.',
    ...footer,
    blocks: [
      { heading: 'Olá, Lia' },
      { paragraph: 'Use este código em até 10 minutos.' },
      { code: 'ABCD1234' },
      { note: 'Não foi você?' },
      { button: { label: 'Criar nova senha', url: 'https://arquiba.example/senha?x=1&y=2' } },
    ],
  });
  expect(subject).toBe('Recupere sua senha');
  for (const piece of [
    'Olá, Lia',
    'até 10 minutos',
    'ABCD1234',
    'Criar nova senha',
    'Não foi você?',
    footer.because,
  ]) {
    expect(text).toContain(piece);
    expect(html).toContain(piece);
  }
  expect(text).toContain('https://arquiba.example/senha?x=1&y=2');
  expect(html).toContain('href="https://arquiba.example/senha?x=1&amp;y=2"');
  expect(html).toContain('Vale por 10 minutos.');
  expect(text).toContain('https://arquiba.example/\n');
  expect(html).toContain('href="https://arquiba.example/"');
  expect(html).toContain(brand.network.name);
  expect(html).toContain('prefers-color-scheme: dark');
  expect(html).toContain('<html lang="pt-BR">');
});

test('the shop signs its own mails', () => {
  const { text } = layOutMail({ subject: 'Pedido', from: 'shop', blocks: [], ...footer });
  expect(text).toContain(brand.shop.name);
  expect(text).not.toContain(brand.network.name);
});

test('what people wrote stays text', () => {
  const evil = `<img src=x onerror="alert('1')">&`;
  const { html } = layOutMail({
    subject: evil,
    preheader: evil,
    because: evil,
    site: footer.site,
    blocks: [
      { heading: evil },
      { paragraph: evil },
      { code: evil },
      { note: evil },
      { button: { label: evil, url: `https://arquiba.example/"><script>` } },
    ],
  });
  expect(html).not.toContain('<img');
  expect(html).not.toContain('<script');
});

test('a button leads to the web or nowhere', () => {
  const layOut = (url: string) => () =>
    layOutMail({ subject: 'x', blocks: [{ button: { label: 'x', url } }], ...footer });
  expect(layOut('javascript:alert(1)')).toThrow('only link to web addresses');
  expect(layOut('data:text/html,x')).toThrow('only link to web addresses');
});
