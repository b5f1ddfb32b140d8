import { formatBrl } from '@arquiba/brazil/money';
import { brand } from '@arquiba/contract/brand';
import { layOutMail } from '../../platform/mail/mail-layout.ts';
import type { Good } from '../goods.ts';

interface Reminder {
  site: URL;
  socialName: string;
  left: readonly { good: Good; quantity: number }[];
  unsubscribeUrl: string;
}

/** Which prescription the lenses are made by is not in it. */
export function cartReminderMail({ site, socialName, left, unsubscribeUrl }: Reminder) {
  return layOutMail({
    subject: 'Ficou no seu carrinho',
    from: 'shop',
    site,
    because: `Você recebe este e-mail porque pediu um lembrete do carrinho na loja ${brand.shop.name}.`,
    unsubscribeUrl,
    blocks: [
      { heading: `${socialName}, o carrinho espera por você` },
      ...left.map(({ good, quantity }) => ({
        good: {
          label: `${quantity} × ${good.title} (${good.color})`,
          detail: [
            ...(good.lens ? [`Lentes ${good.lens.description}`] : []),
            formatBrl(good.unitPrice * quantity),
          ].join(' · '),
          picture: { path: good.image.path, etag: good.image.etag },
        },
      })),
      { button: { label: 'Abrir o carrinho', url: cartUrl(site) } },
      {
        note: 'São os preços de agora, e nada fica reservado. Escrevemos uma vez sobre um carrinho.',
      },
    ],
  });
}

/** On a device without a session, sign-in comes first. */
function cartUrl(site: URL): string {
  const url = new URL('/entrar', site);
  url.searchParams.set('voltar', '/checkout/carrinho');
  return url.href;
}

/** Where the reminders are ended. */
export function reminderLink(site: URL, token: string): string {
  return new URL(`/lembrete/${token}`, site).href;
}
