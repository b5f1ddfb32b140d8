import { getDigestLink, stopDigest } from '@arquiba/contract/digests';
import { ApiError } from '@arquiba/contract/errors';
import { currentRecovery } from '@arquiba/contract/recovery';
import { confirmSecondFactor, signIn } from '@arquiba/contract/sessions';
import { expect, test } from 'vitest';
import { ACCOUNT, type Answer, formOf, SITE, site } from './test-site.ts';

test('sign-in works by form, and only from this site', async () => {
  const app = await site({
    answers: [[signIn, () => ACCOUNT]],
    setCookies: ['session=x; HttpOnly'],
  });
  const form = {
    method: 'POST',
    url: '/entrar?voltar=%2Fgrupos',
    payload: 'email=bia%40example.com&password=segredo',
  } as const;
  const type = { 'content-type': 'application/x-www-form-urlencoded' };
  const page = await app.inject({ ...form, headers: { ...type, origin: SITE } });
  expect([page.statusCode, page.headers.location]).toEqual([302, '/grupos']);
  expect(page.headers['set-cookie']).toBe('session=x; HttpOnly');
  for (const origin of ['http://outro.example', 'null', undefined]) {
    const foreign = await app.inject({ ...form, headers: { ...type, ...(origin && { origin }) } });
    expect(foreign.statusCode, origin).toBe(403);
  }
  const huge = { ...form, payload: `email=${'x'.repeat(100_000)}` };
  const refused = await app.inject({ ...huge, headers: { ...type, origin: SITE } });
  expect(refused.statusCode).toBe(413);
});

test.each(['application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
  'a mail program ends the digest in one request of %s, without origin and cookies',
  async (type) => {
    const stopped: object[] = [];
    let frequency = 'daily';
    const app = await site({
      answers: [
        [getDigestLink, () => ({ frequency })],
        [
          stopDigest,
          (input) => {
            stopped.push(input);
            frequency = 'off';
          },
        ],
      ],
    });
    const url = '/resumo/um-segredo_1';
    const opened = await app.inject(url);
    expect(opened.body).toContain('Não quero mais o resumo');
    expect(stopped).toEqual([]);
    const payload = type.startsWith('multipart')
      ? '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n'
      : 'List-Unsubscribe=One-Click';
    const click = { method: 'POST', url, payload } as const;
    const refused = [{ origin: 'http://outro.example' }, { origin: 'null' }, { cookie: 'x=y' }];
    for (const headers of refused) {
      const answer = await app.inject({ ...click, headers: { 'content-type': type, ...headers } });
      expect(answer.statusCode).toBe(403);
    }
    const answer = await app.inject({ ...click, headers: { 'content-type': type } });
    expect([answer.statusCode, answer.headers['set-cookie']]).toEqual([200, undefined]);
    expect(answer.body).toContain('Resumo desligado');
    expect(stopped).toEqual([{ token: 'um-segredo_1' }]);
  },
);

test('a changed link of a digest is answered in a sentence', async () => {
  const unknown: Answer = () => {
    throw new ApiError('not_found');
  };
  const app = await site({
    answers: [
      [getDigestLink, unknown],
      [stopDigest, unknown],
    ],
  });
  for (const answer of [
    await app.inject('/resumo/x'),
    await app.inject({ ...formOf('/resumo/x', {}), headers: FORM }),
  ]) {
    expect(answer.statusCode).toBe(404);
    expect(answer.body).toContain('Este link não vale');
  }
});

const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

test('the code of a second factor is asked for by form too', async () => {
  const confirmed: object[] = [];
  const confirm: Answer = (input) => {
    confirmed.push(input);
    if (confirmed.length === 1) throw new ApiError('wrong_code');
    return ACCOUNT;
  };
  const app = await site({
    answers: [
      [signIn, () => ({ status: 'second_factor', challenge: 'desafio' })],
      [confirmSecondFactor, confirm],
    ],
  });
  const url = '/entrar?voltar=%2Fgrupos';
  const asked = await app.inject(formOf(url, { email: 'bia@example.com', password: 'segredo' }));
  const code = { challenge: 'desafio', code: '123456' };
  const again = await app.inject(formOf(url, code));
  for (const { statusCode, body } of [asked, again]) {
    expect(statusCode).toBe(200);
    expect(body).toContain('Código da verificação em duas etapas');
    expect(body).toMatch(/<input[^>]*name="challenge"[^>]*value="desafio"/);
  }
  const page = await app.inject(formOf(url, code));
  expect([page.statusCode, page.headers.location]).toEqual([302, '/grupos']);
  expect(confirmed).toEqual([code, code]);
});

test.each(['//outro.example', 'https://outro.example/', '/\\outro.example', 'javascript:alert(1)'])(
  '`voltar` never leads to %s',
  async (target) => {
    const url = `/entrar?voltar=${encodeURIComponent(target)}`;
    const before = await (await site({ account: ACCOUNT })).inject(url);
    expect([before.statusCode, before.headers.location]).toEqual([302, '/minha-conta/pedidos']);
    const app = await site({ answers: [[signIn, () => ACCOUNT]] });
    const after = await app.inject(formOf(url, { email: 'bia@example.com', password: 'segredo' }));
    expect([after.statusCode, after.headers.location]).toEqual([302, '/minha-conta/pedidos']);
  },
);

test('A23 a new password asks for the code first', async () => {
  const app = await site({ answers: [[currentRecovery, () => ({ confirmed: false })]] });
  const page = await app.inject('/recuperar-senha/nova-senha');
  const first = '/recuperar-senha?aviso=codigo';
  expect([page.statusCode, page.headers.location]).toEqual([302, first]);
  expect((await app.inject(first)).body).toContain('confirme antes o código enviado por e-mail');
});

test.each([
  ['', 4990, ['Preencha o assunto', 'Restam 10 caracteres.']],
  ['', 5003, ['Preencha o assunto', '3 caracteres a mais: o limite é 5.000.']],
  ['Dúvida', 0, ['Escreva a mensagem']],
  ['Dúvida', 5003, ['A mensagem passa de 5.000 caracteres']],
])('a message to the shop about %j of %i characters comes back as it was', async (...given) => {
  const [subject, length, messages] = given;
  const message = 'x'.repeat(length);
  const app = await site({ account: ACCOUNT });
  const page = await app.inject(formOf('/minha-conta/atendimento', { subject, message }));
  for (const text of messages) expect(page.body.includes(text), text).toBe(true);
  expect(page.body.includes(`>${message}</textarea>`)).toBe(true);
  expect(page.body).toContain(`value="${subject}"`);
});
