import { createBrowserStore } from '../../browser-store.ts';

/** Units in the cart, for the badge of the header. Updated by code that is loaded after the page. */
export const cartCount = createBrowserStore(0);
