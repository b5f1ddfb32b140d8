import { addFavorite, removeFavorite } from '@arquiba/contract/favorites';
import type { Call } from '@arquiba/contract/route';
import { redirect } from 'react-router';
import { pageCall } from '../../loader.ts';

/** Handles a favourite button pressed without scripts; returns the fragment to scroll back to. */
export async function favorByForm(call: Call, form: FormData): Promise<string> {
  const productId = String(form.get('productId') ?? '');
  await call(form.get('favorito') === 'sim' ? addFavorite : removeFavorite, { productId });
  return `#favoritar-${productId}`;
}

/** The action of a page whose only forms are favourite buttons. */
export async function favorAndReturn(
  args: Parameters<typeof pageCall>[0] & { request: Request },
): Promise<Response> {
  const place = await favorByForm(pageCall(args), await args.request.formData());
  return redirect(args.url.pathname + args.url.search + place);
}
