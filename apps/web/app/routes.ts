import { index, layout, prefix, type RouteConfig, route } from '@react-router/dev/routes';

/** Pages for developers, not in production. */
const workshop = process.env.NODE_ENV === 'production' ? [] : [route('dev/ui', 'dev/ui-page.tsx')];

export default [
  layout('shell/network-layout.tsx', [
    layout('shell/page-boundary.tsx', { id: 'network-pages' }, [
      index('feed/home-page.tsx'),
      route('perfis', 'profiles/people-page.tsx'),
      route('trending', 'explore/trending-page.tsx'),
      route('hashtag/:tag', 'explore/hashtag-page.tsx'),
      route('perfil/:username?', 'profiles/profile-page.tsx'),
      route('perfil/editar', 'profiles/edit-page.tsx'),
      route('perfil/solicitacoes', 'profiles/requests-page.tsx'),
      route('perfil/:username/seguidores', 'profiles/follow-list-page.tsx', { id: 'followers' }),
      route('perfil/:username/seguindo', 'profiles/follow-list-page.tsx', { id: 'followed' }),
      route('explorar', 'explore/explore-page.tsx'),
      route('moments', 'moments/moments-page.tsx', { id: 'moments' }),
      route('conquistas', 'moments/moments-page.tsx', { id: 'achievements' }),
      route('grupos', 'groups/groups-page.tsx'),
      route('grupo/:slug?', 'groups/group-page.tsx'),
      route('virals', 'reels/reels-page.tsx', { id: 'virals' }),
      route('reels', 'reels/reels-page.tsx', { id: 'reels' }),
      route('lives', 'lives/lives-page.tsx'),
      route('salvos', 'bookmarks/saved/saved-page.tsx'),
      route('notificacoes', 'notifications/notifications-page.tsx'),
      route('chat', 'chat/chat-page.tsx'),
      route('post/:id', 'posts/post-page.tsx'),
    ]),
  ]),

  layout('shell/shop-layout.tsx', [
    layout('shell/page-boundary.tsx', { id: 'shop-pages' }, [
      route('oculos', 'catalog/catalog-page.tsx'),
      route('oculos/:title', 'catalog/product-page.tsx'),
      route('checkout/carrinho', 'cart/cart-page.tsx'),
      route('checkout/entrega', 'checkout/delivery-page.tsx'),
      route('checkout/pagamento', 'checkout/payment-page.tsx'),
      route('checkout/pedido/:number', 'orders/placed-page.tsx'),
      route('pedido', 'orders/lookup-page.tsx'),
      route('minha-conta', 'accounts/account-layout.tsx', [
        index('accounts/account-start.ts'),
        route('pedidos', 'orders/orders-page.tsx'),
        route('pedidos/:number', 'orders/order-page.tsx'),
        route('meus-dados', 'accounts/data-page.tsx'),
        route('meus-dados/seguranca', 'sessions/security-page.tsx'),
        route('meus-dados/responsavel', 'guardians/guardian-page.tsx'),
        route('meus-dados/privacidade', 'privacy/privacy-page.tsx'),
        route('meus-dados/silenciados', 'safety/safety-page.tsx'),
        route('editar-meus-dados', 'accounts/edit-data-page.tsx'),
        route('meus-enderecos', 'addresses/addresses-page.tsx'),
        route('meus-enderecos/:id', 'addresses/address-page.tsx'),
        route('favoritos', 'favorites/favorites-page.tsx'),
        route('atendimento', 'support/support-page.tsx'),
        route(':data', 'accounts/empty-section-page.tsx'),
      ]),
    ]),
  ]),

  layout('shell/plain-layout.tsx', [
    layout('shell/page-boundary.tsx', { id: 'plain-pages' }, [
      route('entrar', 'sessions/sign-in-page.tsx'),
      route('cadastrar', 'accounts/sign-up-page.tsx'),
      route('conta-criada', 'accounts/account-created-page.tsx'),
      route('comecar', 'first-day/sports-page.tsx'),
      route('comecar/pessoas', 'first-day/people-page.tsx'),
      route('comecar/perfil', 'profiles/first-profile-page.tsx'),
      route('responsavel/:token', 'guardians/guardian-request-page.tsx'),
      route('termos', 'legal/terms-page.tsx'),
      route('privacidade', 'legal/privacy-page.tsx'),
      route('restaurar-conta', 'privacy/restore-page.tsx'),
      route('confirmar-email', 'accounts/confirm-email-page.tsx'),
      route('confirmar-cadastro', 'email-confirmation/confirm-page.tsx'),
      ...prefix('recuperar-senha', [
        index('recovery/recovery-email-page.tsx'),
        route('codigo', 'recovery/recovery-code-page.tsx'),
        route('nova-senha', 'recovery/recovery-password-page.tsx'),
      ]),
      route('feed', 'shell/coming-soon-page.tsx'),
      route('*', 'shell/not-found-page.tsx'),
    ]),
  ]),

  route('perfil/:username/rss', 'profiles/rss.ts'),
  route('embed/post/:id', 'posts/embed/embed-page.tsx'),
  route('oembed', 'posts/embed/oembed.ts'),
  route('robots.txt', 'site/robots.ts'),
  route('sitemap.xml', 'site/sitemap.ts'),
  route('manifest.webmanifest', 'site/web-manifest.ts'),
  ...workshop,
] satisfies RouteConfig;
