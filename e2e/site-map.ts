/** Every address of the site that a visitor can open, with the heading that it shows. */
export const visitorRoutes = [
  '/',
  '/perfil',
  '/explorar',
  '/trending',
  '/moments',
  '/conquistas',
  '/grupos',
  '/grupo',
  '/virals',
  '/reels',
  '/lives',
  '/perfis',
  '/salvos',
  '/notificacoes',
  '/chat',
  '/feed',
  '/entrar',
  '/cadastrar',
  '/conta-criada',
  '/recuperar-senha',
  '/recuperar-senha/codigo',
  '/recuperar-senha/nova-senha',
  '/oculos',
  '/checkout/carrinho',
  '/nao-existe',
];

/** The account area, for someone signed in. */
export const memberRoutes = [
  '/minha-conta/pedidos',
  '/minha-conta/meus-dados',
  '/minha-conta/editar-meus-dados',
  '/minha-conta/meus-enderecos',
  '/minha-conta/favoritos',
  '/minha-conta/atendimento',
  '/minha-conta/outra-coisa',
];
