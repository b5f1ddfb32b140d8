import { formatBrl } from '@arquiba/brazil/money';
import { brand } from '@arquiba/contract/brand';
import { cleanName } from '@arquiba/contract/person-name';
import type { Offer } from '../catalog/public/find-offers.ts';
import { layOutMail, type MailBlock } from '../platform/mail/mail-layout.ts';

interface FavoritesMail {
  site: URL;
  socialName: string;
  notices: readonly (Offer & { cheaper: boolean })[];
}

/** All changes of a person's favourites in one mail. */
export function favoritesMail({ site, socialName, notices }: FavoritesMail) {
  const [first] = notices;
  const settings = new URL('/entrar', site);
  settings.searchParams.set('voltar', '/minha-conta/favoritos');
  const subject =
    notices.length === 1 && first
      ? `${first.title} ${first.cheaper ? 'baixou de preço' : 'voltou ao estoque'}`
      : 'Novidades nos seus favoritos';
  return layOutMail({
    subject,
    from: 'shop',
    site,
    because: `Você recebe este aviso porque favoritou óculos na ${brand.shop.name}. Para não receber mais, desligue os avisos nos seus favoritos: ${settings.href}`,
    blocks: [
      { heading: subject },
      { paragraph: `Olá, ${cleanName(socialName)}.` },
      ...notices.flatMap(({ title, slug, price, cheaper }): MailBlock[] => [
        {
          paragraph: cheaper
            ? `${title} agora custa ${formatBrl(price)}.`
            : `${title} voltou ao estoque, por ${formatBrl(price)}.`,
        },
        { button: { label: `Ver o ${title}`, url: new URL(`/oculos/${slug}`, site).href } },
      ]),
    ],
  });
}
