import type { AccountSummary } from '@arquiba/contract/accounts';
import { useLocation } from 'react-router';
import { cartCount } from '../cart/public/cart-count.ts';
import { signOut } from '../sessions/public/sign-out.ts';
import { LinkButton } from '../ui/button.tsx';
import { IconButton, IconLink } from '../ui/icon-button.tsx';
import { Heart } from '../ui/icons/heart.tsx';
import { LogIn } from '../ui/icons/log-in.tsx';
import { LogOut } from '../ui/icons/log-out.tsx';
import { Package } from '../ui/icons/package.tsx';
import { ShoppingBag } from '../ui/icons/shopping-bag.tsx';
import { UserRound } from '../ui/icons/user-round.tsx';
import { signInPath } from '../viewer/return-path.ts';

/** The icons on the right of the header; on a phone the drawer contains the others. */
export function AccountLinks({ account }: { account: AccountSummary | null }) {
  return (
    <nav aria-label="Conta e compras">
      <ul className="flex items-center lg:gap-2">{account ? <MemberLinks /> : <VisitorLinks />}</ul>
    </nav>
  );
}

function VisitorLinks() {
  const { pathname, search } = useLocation();
  const signIn = isSignInPath(pathname) ? '/entrar' : signInPath({ pathname, search });
  return (
    <>
      <li>
        <IconLink name="Entrar" to={signIn} icon={<LogIn />} className="sm:hidden" />
        <LinkButton tone="soft" to={signIn} icon={<LogIn />} className="max-sm:hidden">
          Entrar
        </LinkButton>
      </li>
      <CartLink />
    </>
  );
}

function MemberLinks() {
  return (
    <>
      <li className="max-sm:hidden">
        <IconLink name="Minha conta" to="/minha-conta/meus-dados" icon={<UserRound />} />
      </li>
      <li>
        <IconLink name="Favoritos" to="/minha-conta/favoritos" icon={<Heart />} />
      </li>
      <li className="max-sm:hidden">
        <IconLink name="Meus pedidos" to="/minha-conta/pedidos" icon={<Package />} />
      </li>
      <CartLink />
      <li className="max-sm:hidden">
        <IconButton name="Sair" icon={<LogOut />} onClick={signOut} />
      </li>
    </>
  );
}

function CartLink() {
  const badge = cartCount.use();
  return (
    <li>
      <IconLink name="Carrinho" to="/checkout/carrinho" icon={<ShoppingBag />} badge={badge} />
    </li>
  );
}

function isSignInPath(pathname: string): boolean {
  return /^\/(entrar|cadastrar|conta-criada|recuperar-senha)(\/|$)/.test(pathname);
}
