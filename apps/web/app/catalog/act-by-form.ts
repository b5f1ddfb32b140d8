import { type FreightQuote, quoteFreight } from '@arquiba/contract/freight';
import { askQuestion, createReview } from '@arquiba/contract/reviews';
import type { Call } from '@arquiba/contract/route';
import { redirect } from 'react-router';
import { newKey } from '../draft.ts';
import { favorByForm } from '../favorites/public/favor-by-form.ts';
import { refusalOf } from '../loader.ts';
import { askByForm, type RestockSent } from '../restock/public/ask-by-form.ts';

/** The result of a form of the product page that was sent without scripts. */
export interface Sent {
  freight?: { cep: string; quote?: FreightQuote; problem?: string };
  restock?: RestockSent;
  /** Why it was refused. */
  message?: string;
}

/**
 * Handles the forms for favourites, reviews and questions, then redirects to the page. A freight quote
 * and a request for a notice are returned instead.
 */
export async function actByForm(
  call: Call,
  form: FormData,
  { slug, url }: { slug: string; url: URL },
): Promise<Sent | Response> {
  const text = (name: string) => String(form.get(name) ?? '');
  if (text('acao') === 'frete') return quote(call, text('cep'), text('variantId'));
  if (['avisar', 'nao-avisar'].includes(text('acao'))) {
    return { restock: await askByForm(call, form) };
  }
  const idempotencyKey = newKey();
  const acts: Record<string, () => Promise<string>> = {
    favoritar: () => favorByForm(call, form),
    async avaliar() {
      const said = { rating: Number(text('nota')), text: text('texto') };
      const input = { slug, orderLineId: text('orderLineId'), ...said };
      await call(createReview, input, { idempotencyKey });
      return '#avaliacoes';
    },
    async perguntar() {
      await call(askQuestion, { slug, text: text('pergunta') }, { idempotencyKey });
      return '#perguntas';
    },
  };
  try {
    const place = await acts[text('acao')]?.();
    return redirect(url.pathname + url.search + (place ?? ''));
  } catch (error) {
    const { message, fields } = refusalOf(error);
    return { message: Object.values(fields)[0] ?? message };
  }
}

async function quote(call: Call, cep: string, variantId: string): Promise<Sent> {
  try {
    return { freight: { cep, quote: await call(quoteFreight, { cep, variantId }) } };
  } catch (error) {
    const { message, fields } = refusalOf(error);
    return { freight: { cep, problem: fields.cep ?? message } };
  }
}
