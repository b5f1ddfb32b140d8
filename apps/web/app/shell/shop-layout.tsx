import { Outlet, useLocation } from 'react-router';
import { cx } from '../ui/class-names.ts';
import { Footer, MobileFooter } from './footer.tsx';
import { Header } from './header.tsx';
import { CONTENT_ID, SkipLink } from './skip-link.tsx';

/** The shop, the cart and the account. Who buys has the foot of a small screen for the sum and the way on. */
export default function ShopLayout() {
  const buying = useLocation().pathname.startsWith('/checkout/');
  return (
    <div data-face="aro" className={cx('flex min-h-dvh flex-col', !buying && 'max-lg:pb-20')}>
      <SkipLink />
      <Header face="aro" />
      <main
        id={CONTENT_ID}
        tabIndex={-1}
        className="mx-auto w-full max-w-[1288px] flex-1 px-4 py-6 outline-none lg:px-6 lg:py-8"
      >
        <Outlet />
      </main>
      <Footer face="aro" />
      {!buying && <MobileFooter />}
    </div>
  );
}
