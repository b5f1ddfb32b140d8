import { formatBrl } from '@arquiba/brazil/money';
import { brand } from '@arquiba/contract/brand';
import { slugOf } from '@arquiba/contract/slug';
import type { Variant } from '../catalog/public/variants.ts';
import { layOutMail } from '../platform/mail/mail-layout.ts';

type Awaited = Pick<Variant, 'title' | 'color' | 'slug' | 'unitPrice'>;

const because = (reason: string) =>
  `Você recebe este e-mail porque ${reason} na loja ${brand.shop.name}.`;

export function confirmRestockMail(site: URL, { title, color }: Awaited, token: string) {
  return layOutMail({
    subject: `Confirme o aviso: ${title}`,
    from: 'shop',
    site,
    because: because('alguém pediu um aviso com este endereço'),
    blocks: [
      { heading: 'Quer saber quando voltar?' },
      {
        paragraph: `Confirme que este e-mail é seu, e avisamos quando ${title} (${color}) voltar ao estoque.`,
      },
      { button: { label: 'Confirmar o aviso', url: restockLink(site, token) } },
      {
        note: 'O link vale por 3 dias. Se não foi você, ignore: sem confirmar, não escrevemos de novo.',
      },
    ],
  });
}

export function backInStockMail(site: URL, variant: Awaited, unsubscribeUrl: string) {
  const { title, color, slug, unitPrice } = variant;
  const page = new URL(`/oculos/${slug}`, site);
  page.searchParams.set('cor', slugOf(color));
  return layOutMail({
    subject: `${title} voltou ao estoque`,
    from: 'shop',
    site,
    because: because('pediu este aviso'),
    unsubscribeUrl,
    blocks: [
      { heading: `${title} voltou` },
      {
        paragraph: `A cor ${color} está de volta, por ${formatBrl(unitPrice)}. São poucas unidades, e não ficam reservadas.`,
      },
      { button: { label: `Ver o ${title}`, url: page.href } },
      { note: 'Este aviso é único. Para receber outro, peça de novo na página da armação.' },
    ],
  });
}

/** Where a request is confirmed and ended. */
export function restockLink(site: URL, token: string): string {
  return new URL(`/avise-me/${token}`, site).href;
}
