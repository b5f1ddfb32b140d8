// A page of another site, with our own client.
import * as sdk from '../../packages/upload-sdk/src/index.ts';
import { canShow } from './can-show.ts';

const own = { sdk, canShow };

declare global {
  interface Window {
    own: typeof own;
  }
}
window.own = own;
