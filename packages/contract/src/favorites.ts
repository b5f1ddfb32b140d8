import * as z from 'zod/mini';
import { productCard } from './catalog.ts';
import { id } from './id.ts';
import { page, pageInput } from './pagination.ts';
import { route } from './route.ts';

export const MOST_FAVORITES = 200;

const favorite = z.object({ favorite: z.boolean() });

export const addFavorite = route({
  method: 'PUT',
  path: '/api/favorites/:productId',
  summary: 'Favorita uma armação; sem conta, fica neste navegador até entrar',
  access: 'public',
  input: z.object({ productId: id }),
  output: favorite,
  errors: ['not_found', 'not_allowed'],
});

export const removeFavorite = route({
  method: 'DELETE',
  path: '/api/favorites/:productId',
  summary: 'Tira uma armação dos favoritos',
  access: 'public',
  input: z.object({ productId: id }),
  output: favorite,
});

export const listFavorites = route({
  method: 'GET',
  path: '/api/favorites',
  summary: 'Os favoritos da conta, ou os de quem visita, os últimos primeiro',
  access: 'public',
  input: z.object({ ...pageInput }),
  output: page(productCard),
  errors: ['invalid_cursor'],
});

export const listFavoriteIds = route({
  method: 'GET',
  path: '/api/favorites/ids',
  summary: 'Quais óculos são favoritos, para o coração dos cartões',
  access: 'public',
  input: z.object({}),
  output: z.object({ ids: z.array(z.string()) }),
});

const notices = z.object({ byMail: z.boolean() });

export const getFavoriteNotices = route({
  method: 'GET',
  path: '/api/favorites/notices',
  summary: 'Se a conta quer saber por e-mail quando um favorito baixa de preço ou volta',
  access: 'session',
  input: z.object({}),
  output: notices,
});

export const setFavoriteNotices = route({
  method: 'PUT',
  path: '/api/favorites/notices',
  summary: 'Liga ou desliga os avisos dos favoritos por e-mail',
  access: 'session',
  input: notices,
  output: notices,
});
