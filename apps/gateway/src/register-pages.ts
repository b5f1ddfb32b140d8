import { formatBrl } from '@arquiba/brazil/money';
import type { FastifyInstance } from 'fastify';
import type { Bank } from './bank.ts';
import type { StoredCharge } from './charge.ts';
import { html, page, style } from './page.ts';

type Identified = { Params: { id: string } };

/** The gateway's pages for a buyer: the bank's confirmation, and a way to pay without money. */
export function registerPages(
  app: FastifyInstance,
  { bank, siteUrl }: { bank: Bank; siteUrl: string },
): void {
  const policy = [
    "default-src 'none'",
    "style-src 'self'",
    `form-action 'self' ${new URL(siteUrl).origin}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers({
      'content-security-policy': policy,
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
    });
  });
  // The form has no fields, only its button.
  app.addContentTypeParser('application/x-www-form-urlencoded', (_request, payload, done) => {
    payload.resume().on('end', () => done(null));
  });

  app.get('/estilo.css', async (_request, reply) => reply.type('text/css').send(style));
  app.get<Identified>('/pix/:id', async ({ params }, reply) =>
    reply.redirect(`/pagar/${encodeURIComponent(params.id)}`),
  );
  app.get<Identified>('/pagar/:id', async ({ params }, reply) =>
    reply.type('text/html; charset=utf-8').send(payPage(bank.look(params.id))),
  );
  app.get<Identified>('/desafio/:id', async ({ params }, reply) =>
    reply.type('text/html; charset=utf-8').send(challengePage(bank.look(params.id))),
  );
  app.post<Identified>('/pagar/:id', async ({ params }, reply) => {
    const charge = bank.look(params.id);
    if (isPayable(charge)) bank.pay(charge.id);
    return reply.redirect(charge.returnUrl, 303);
  });
  app.get<Identified>('/analise/:id', async ({ params }, reply) =>
    reply.type('text/html; charset=utf-8').send(reviewPage(bank.look(params.id))),
  );
  app.post<Identified>('/analise/:id/aprovar', async ({ params }, reply) => {
    const charge = bank.look(params.id);
    if (charge.status === 'review') bank.pay(charge.id);
    return reply.redirect(charge.returnUrl, 303);
  });
  app.post<Identified>('/analise/:id/recusar', async ({ params }, reply) => {
    const charge = bank.look(params.id);
    if (charge.status === 'review') bank.decline(charge.id, 'suspected_fraud');
    return reply.redirect(charge.returnUrl, 303);
  });
  app.get<Identified>('/carteira/:id', async ({ params }, reply) =>
    reply.type('text/html; charset=utf-8').send(walletPage(bank.look(params.id))),
  );
  app.post<Identified>('/carteira/:id/aprovar', async ({ params }, reply) => {
    const charge = bank.look(params.id);
    if (isInWallet(charge)) bank.pay(charge.id);
    return reply.redirect(charge.returnUrl, 303);
  });
  app.post<Identified>('/carteira/:id/recusar', async ({ params }, reply) => {
    const charge = bank.look(params.id);
    if (isInWallet(charge)) bank.decline(charge.id, 'wallet_refused');
    return reply.redirect(charge.returnUrl, 303);
  });
  app.post<Identified>('/desafio/:id/confirmar', async ({ params }, reply) => {
    const charge = bank.look(params.id);
    if (charge.status === 'pending' && charge.challenged) bank.pay(charge.id);
    return reply.redirect(charge.returnUrl, 303);
  });
  app.post<Identified>('/desafio/:id/recusar', async ({ params }, reply) => {
    const charge = bank.look(params.id);
    if (charge.status === 'pending' && charge.challenged) {
      bank.decline(charge.id, 'challenge_refused');
    }
    return reply.redirect(charge.returnUrl, 303);
  });
}

const NAMES = { pix: 'Pix', boleto: 'boleto' };

type WithCode = StoredCharge & { method: keyof typeof NAMES };

/** It has a code, by which the buyer's bank would pay it. */
function isPayable(charge: StoredCharge): charge is WithCode {
  return charge.status === 'pending' && charge.method in NAMES;
}

function payPage(charge: StoredCharge): string {
  if (!isPayable(charge)) return donePage(charge);
  const { id, method, returnUrl } = charge;
  return page(
    `Simular o pagamento do ${NAMES[method]}`,
    html`
      ${summary(charge)}
      <p>Aqui o dinheiro é de mentira: o botão faz o que o aplicativo do banco faria.</p>
      <form method="post" action="/pagar/${id}"><button>Pagar agora</button></form>
      <a href="${returnUrl}">Voltar ao pedido sem pagar</a>`,
  );
}

function challengePage(charge: StoredCharge): string {
  const { id, card, status, challenged } = charge;
  if (status !== 'pending' || !challenged) return donePage(charge);
  return page(
    'Confirme a compra no seu banco',
    html`
      ${summary(charge)}
      <p>Cartão final ${card?.lastDigits ?? ''}. Foi você quem fez esta compra?</p>
      <div class="actions">
        <form method="post" action="/desafio/${id}/confirmar"><button>Confirmar</button></form>
        <form method="post" action="/desafio/${id}/recusar">
          <button class="other">Recusar</button>
        </form>
      </div>`,
  );
}

function isInWallet({ status, method }: StoredCharge): boolean {
  return status === 'pending' && method === 'carteira';
}

function walletPage(charge: StoredCharge): string {
  const { id, returnUrl } = charge;
  if (!isInWallet(charge)) return donePage(charge);
  return page(
    'Carteira de demonstração',
    html`
      ${summary(charge)}
      <p>Aqui o dinheiro é de mentira: uma carteira de verdade pediria que você entrasse nela.</p>
      <div class="actions">
        <form method="post" action="/carteira/${id}/aprovar"><button>Aprovar o pagamento</button></form>
        <form method="post" action="/carteira/${id}/recusar">
          <button class="other">Recusar</button>
        </form>
      </div>
      <a href="${returnUrl}">Desistir e voltar ao pedido</a>`,
  );
}

function reviewPage(charge: StoredCharge): string {
  const { id, card, status } = charge;
  if (status !== 'review') return donePage(charge);
  return page(
    'Decidir a análise do cartão',
    html`
      ${summary(charge)}
      <p>Cartão final ${card?.lastDigits ?? ''}. Aqui você decide no lugar da operadora do cartão.</p>
      <div class="actions">
        <form method="post" action="/analise/${id}/aprovar"><button>Aprovar</button></form>
        <form method="post" action="/analise/${id}/recusar">
          <button class="other">Recusar</button>
        </form>
      </div>`,
  );
}

function donePage({ status, returnUrl }: StoredCharge): string {
  const sentence =
    status === 'paid' ? 'Este pagamento já foi feito.' : 'Esta cobrança não está mais aberta.';
  return page(sentence, html`<a href="${returnUrl}">Voltar ao pedido</a>`);
}

function summary({ amount, orderNumber }: StoredCharge) {
  return html`<dl>
    <div><dt>Pedido</dt><dd>${orderNumber}</dd></div>
    <div><dt>Valor</dt><dd>${formatBrl(amount)}</dd></div>
  </dl>`;
}
