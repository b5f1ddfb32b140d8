import { createBrowserStore } from '../../browser-store.ts';

/** Units in the cart, for the badge of the header. Kept up to date by what comes after the page. */
export const cartCount = createBrowserStore(0);
