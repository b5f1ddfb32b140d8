import { formatBrl } from '@arquiba/brazil/money';
import { brand } from '@arquiba/contract/brand';
import type { NewFrame } from '../catalog/public/new-frames.ts';
import { layOutMail } from '../platform/mail/mail-layout.ts';
import { FIRST_COUPON } from './first-coupon.ts';

const ASKED = `Você recebe este e-mail porque alguém pediu as novidades da loja ${brand.shop.name} com este endereço.`;
const SUBSCRIBED = `Você recebe este e-mail porque assina as novidades da loja ${brand.shop.name}.`;
const PERCENT = `${FIRST_COUPON.basisPoints / 100}%`;

export function confirmNewsletterMail(site: URL, token: string) {
  return layOutMail({
    subject: 'Confirme o seu e-mail e receba o cupom',
    from: 'shop',
    site,
    because: ASKED,
    blocks: [
      { heading: 'Falta confirmar' },
      {
        paragraph: `Confirme que este e-mail é seu, e mandamos o cupom de ${PERCENT} para a sua primeira compra.`,
      },
      { button: { label: 'Confirmar e receber o cupom', url: newsletterLink(site, token) } },
      {
        note: 'O link vale por 3 dias. Se não foi você, ignore: sem confirmar, não escrevemos de novo.',
      },
    ],
  });
}

export function couponMail(site: URL, code: string, token: string) {
  return layOutMail({
    subject: `O seu cupom: ${code}`,
    from: 'shop',
    site,
    because: SUBSCRIBED,
    unsubscribeUrl: newsletterLink(site, token),
    blocks: [
      { heading: `${PERCENT} na primeira compra` },
      { paragraph: 'Obrigado por assinar. Digite este cupom no carrinho:' },
      { copy: code },
      { button: { label: 'Ver os óculos', url: new URL('/loja', site).href } },
      {
        note: `Vale por ${FIRST_COUPON.days} dias, uma vez, na primeira compra da sua conta. Não soma com outro cupom.`,
      },
    ],
  });
}

export function newsMail(site: URL, frames: readonly NewFrame[], unsubscribeUrl: string) {
  const [first] = frames;
  const others = frames.length - 1;
  const more = others === 0 ? '' : ` e mais ${others}`;
  return layOutMail({
    subject: `Chegou: ${first?.title}${more}`,
    from: 'shop',
    site,
    because: SUBSCRIBED,
    unsubscribeUrl,
    blocks: [
      { heading: 'Novidades da semana' },
      ...frames.map(({ slug, title, line, unitPrice, image: { path, etag } }) => ({
        good: {
          label: title,
          detail: `${line} · ${formatBrl(unitPrice)}`,
          picture: { path, etag },
          url: new URL(`/oculos/${slug}`, site).href,
        },
      })),
      { button: { label: 'Ver os lançamentos', url: new URL('/oculos', site).href } },
    ],
  });
}

/** Where a subscription is confirmed and ended. */
export function newsletterLink(site: URL, token: string): string {
  return new URL(`/novidades/${token}`, site).href;
}
