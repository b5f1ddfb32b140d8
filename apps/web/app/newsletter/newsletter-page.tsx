import { askNewsletter } from '@arquiba/contract/newsletter';
import { refusalOf } from '../loader.ts';
import { callContext } from '../page-context.ts';
import { pageMeta } from '../page-meta.ts';
import { Stage } from '../ui/stage.tsx';
import type { Route } from './+types/newsletter-page';
import type { NewsletterSent } from './public/ask-newsletter-by-form.ts';
import NewsletterForm from './public/newsletter-form.tsx';

export const handle = { face: 'aro' } as const;

export function meta(args: Route.MetaArgs) {
  return pageMeta({ title: 'Novidades da loja', face: 'shop', canonicalPath: '/novidades' }, args);
}

/** Handles the form when scripts are not loaded, also that of the start page of the shop. */
export async function action({ context, request }: Route.ActionArgs): Promise<NewsletterSent> {
  const email = String((await request.formData()).get('email') ?? '');
  try {
    await context.get(callContext)(askNewsletter, { email });
    return { asked: true };
  } catch (error) {
    const { message, fields } = refusalOf(error);
    return { asked: false, email, problem: fields.email ?? message };
  }
}

export default function NewsletterPage({ actionData }: Route.ComponentProps) {
  return (
    <Stage
      face="aro"
      title="10% na primeira compra"
      lead="Assine as novidades da loja. O cupom chega depois que você confirma o e-mail."
    >
      <NewsletterForm sent={actionData} />
    </Stage>
  );
}
