export { MobileFooter } from './mobile-footer.tsx';
export { NetworkFooter } from './network-footer.tsx';
export { ShopFooter } from './shop-footer.tsx';
