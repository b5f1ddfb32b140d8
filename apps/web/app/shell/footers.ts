export { NetworkFooter } from './network-footer.tsx';
export { ShopFooter } from './shop-footer.tsx';
