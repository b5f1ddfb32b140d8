import type { ProductCard } from '@arquiba/contract/catalog';
import type { FileView } from '@arquiba/contract/files';
import type { ProfileCard } from '@arquiba/contract/profiles';
import { portrait, readingGlasses, sportGlasses, sunglasses } from './sample-pictures.ts';

export const club = person('unidosdocanal', 'Unidos do Canal', 'Time amador', true);
export const athlete = person('dandara42k', 'Dandara Nunes', 'Atleta profissional', true);
export const federation = person(
  'ligametropolitanadevarzea',
  'Liga Metropolitana de Futebol de Várzea do Vale do Rio das Antas',
  'Profissional da comunicação',
  true,
);
export const supporter = person('ze.do.bumbo', 'Zé do Bumbo', 'Torcedor', false, portrait);
export const people = [club, athlete, supporter, federation];

export const shortText =
  'Linha alta, bola no pé e a arquibancada inteira em pé. Domingo tem decisão e a gente não pisca. #FinalDaVárzea';
export const longText = `Seis tiros de mil, raia quatro, pernas de madeira. Falta pouco para o índice, e quem corre comigo sabe o que custou chegar aqui: dois invernos acordando às quatro, um joelho teimoso e a pista molhada.

Obrigada a @pista73 por abrir o portão antes do sol, ao pessoal do Canal que grita da grade e a quem mandou mensagem. A planilha inteira está em https://pista73.exemplo.com.br/planilhas/dez-quilometros-em-doze-semanas para quem quiser sofrer junto.

Sábado tem treino aberto. Leve água. #TreinoDeDomingo #CorridaNoturna`;

export const products: ProductCard[] = [
  glasses('Copacabana 71', 'Solar esportivo', sunglasses, 38_900, 32_900, [
    ['Mel', '#b34700'],
    ['Preto', '#1c1512'],
    ['Verde', '#1e7a46'],
    ['Azul', '#203a8f'],
  ]),
  glasses('Ladeira', 'Leitura', readingGlasses, 21_990, null, [['Azul', '#203a8f']]),
  glasses('Aterro Pro', 'Corrida e pedal', sportGlasses, 54_900, null, [
    ['Verde', '#1e7a46'],
    ['Gelo', '#e8f1f5'],
    ['Laranja', '#ff7a1a'],
    ['Vinho', '#8c1d4f'],
    ['Grafite', '#3c3a39'],
    ['Areia', '#d8c3a5'],
    ['Preto', '#1c1512'],
  ]),
  glasses('Sem foto ainda', 'Lançamento', null, 29_900, null, [['Areia', '#d8c3a5']]),
];

function person(
  username: string,
  displayName: string,
  category: string,
  verified: boolean,
  avatar: FileView | null = null,
): ProfileCard {
  const type = 'Torcedor' as const;
  return { username, displayName, category, verified, type, avatar, following: 'no' };
}

function glasses(
  title: string,
  line: string,
  featuredImage: FileView | null,
  price: number,
  promotionalPrice: number | null,
  colours: Array<[color: string, hex: string]>,
): ProductCard {
  const slug = title.toLowerCase().replaceAll(' ', '-');
  const colors = colours.map(([color, hex]) => ({ id: `${slug}-${hex}`, color, hex }));
  const featuredColor = colors[0]?.color ?? null;
  const shown = { featuredColor, inStock: true, rating: { average: 4.6, count: 12 } };
  return { id: slug, slug, title, line, featuredImage, price, promotionalPrice, colors, ...shown };
}
