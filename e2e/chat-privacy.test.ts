import { expect, test } from 'vitest';
import { ask, createGroup, send } from './chatting.ts';
import { signUpNewcomer } from './newcomer.ts';
import { uploadPhoto } from './posting.ts';
import { visitAsStaff } from './staff.ts';
import { givenBrowser, siteUrl, type Visit } from './visit.ts';

const visit = givenBrowser();
const SECRET = 'o treino secreto é às seis';

test('who is not in a conversation finds nothing of it at any address of the site', async () => {
  const [owner, member] = [
    await signUpNewcomer('Olga Organiza'),
    await signUpNewcomer('Mel Membro'),
  ];
  const [hers, theirs] = [await visit({ account: owner }), await visit({ account: member })];
  await ask(theirs, 'PUT', `/api/profiles/${owner.username}/follow`);
  const id = await createGroup(hers, 'Time sigiloso', [member.username]);
  await send(hers, id, SECRET);
  const photo = await uploadPhoto(hers, 'Escalação', 'messages');
  const clientId = crypto.randomUUID();
  await ask(hers, 'POST', `/api/conversations/${id}/messages`, { clientId, files: [photo] });

  const all = [
    ...[
      '',
      '?mensagem=2',
      '?antes=3',
      '?caixa=arquivadas',
      '?caixa=loja',
      '.data',
      '.data?antes=3',
    ],
    '.data?_routes=chat%2Fconversation-page',
  ].map((rest) => `/chat/${id}${rest}`);
  const lists = [
    '/chat',
    '/chat.data',
    '/chat?busca=sigiloso',
    '/chat?busca=treino',
    '/chat?caixa=loja',
  ];
  // Otherwise the addresses would be wrong.
  expect(await textOf(theirs, `/chat/${id}`)).toContain(SECRET);
  expect(await textOf(theirs, `/chat/${id}.data`)).toContain(SECRET);
  const opened = await textOf(theirs, `/api/conversations/${id}/messages`);
  const { items } = JSON.parse(opened) as { items: { files: { url: string }[] }[] };
  const file = items.flatMap(({ files }) => files)[0]?.url ?? '';
  expect((await theirs.context.request.get(file)).status()).toBe(200);

  await ask(theirs, 'DELETE', `/api/conversations/${id}/members/${member.username}`);
  const strangers: [string, Visit][] = [
    ['former', theirs],
    ['stranger', await visit({ account: await signUpNewcomer('Eva Estranha') })],
    ['staff', await visitAsStaff(visit, { name: 'Sílvia', roles: ['administrator'] })],
    ['visitor', await visit()],
  ];
  for (const [who, each] of strangers) {
    for (const address of [...all, ...lists]) {
      const text = await textOf(each, address);
      expect(text, `${who} ${address}`).not.toContain(SECRET);
      expect(text, `${who} ${address}`).not.toContain('Time sigiloso');
      expect(text, `${who} ${address}`).not.toContain(photo.path);
    }
    if (who !== 'visitor') {
      const answer = await each.context.request.get(`/chat/${id}`);
      expect(answer.status(), who).toBe(404);
    }
    // The form of pages without scripts.
    const form = { texto: 'Oi, sou eu', chave: crypto.randomUUID() };
    const headers = { origin: siteUrl() };
    await each.context.request.post(`/chat/${id}`, { form, headers });
    await expect
      .poll(async () => (await each.context.request.get(file)).status(), { message: who })
      .toBe(404);
  }
  expect(await textOf(hers, `/chat/${id}`)).not.toContain('Oi, sou eu');
  for (const [, each] of strangers) await each.close();
  await hers.close();
});

async function textOf({ context }: Visit, address: string): Promise<string> {
  return (await context.request.get(address)).text();
}
