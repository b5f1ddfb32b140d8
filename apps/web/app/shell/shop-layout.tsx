import { Outlet } from 'react-router';
import { Footer, MobileFooter } from './footer.tsx';
import { Header } from './header.tsx';
import { CONTENT_ID, SkipLink } from './skip-link.tsx';

/** The layout of shop, cart and account. */
export default function ShopLayout() {
  return (
    <div
      data-face="aro"
      className="flex min-h-dvh flex-col max-lg:has-[[data-foot-bar]]:pb-[calc(4.875rem+env(safe-area-inset-bottom))]"
    >
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
      <MobileFooter />
    </div>
  );
}
