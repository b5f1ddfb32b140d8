/** Every address of the site that a visitor can open. */
export const visitorRoutes = [
  '/',
  '/perfil',
  '/perfil/arquiba/seguidores',
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
  '/confirmar-email',
  '/termos',
  '/privacidade',
  '/recuperar-senha',
  '/recuperar-senha/codigo',
  '/recuperar-senha/nova-senha',
  '/restaurar-conta',
  '/oculos',
  '/oculos/primeiro-tempo',
  '/checkout/carrinho',
  '/pedido',
  '/nao-existe',
];

/** What belongs to one's own profile; a visitor is asked to sign in. */
export const ownRoutes = ['/perfil/editar', '/perfil/solicitacoes'];

/** The account area, for someone signed in. */
export const memberRoutes = [
  '/minha-conta/pedidos',
  '/minha-conta/meus-dados',
  '/minha-conta/meus-dados/seguranca',
  '/minha-conta/meus-dados/privacidade',
  '/minha-conta/meus-dados/silenciados',
  '/minha-conta/editar-meus-dados',
  '/minha-conta/meus-enderecos',
  '/minha-conta/meus-enderecos/novo',
  '/minha-conta/favoritos',
  '/minha-conta/atendimento',
  '/minha-conta/outra-coisa',
];
