import { getConversation } from '@arquiba/contract/conversations';
import { listMessages, sendMessage } from '@arquiba/contract/messages';
import { redirect, type ShouldRevalidateFunctionArgs } from 'react-router';
import { pageCall, refusalOf } from '../loader.ts';
import { accountContext, callContext } from '../page-context.ts';
import { pageMeta } from '../page-meta.ts';
import { lazyPart } from '../ui/lazy-part.tsx';
import type { Route } from './+types/conversation-page';
import { newClientId } from './outbox/new-client-id.ts';
import { useVisibleHeight } from './pane/use-visible-height.ts';

const ConversationPane = lazyPart(() => import('./pane/conversation-pane.tsx'), { preload: true });

export async function loader(args: Route.LoaderArgs) {
  const { id } = args.params;
  const account = args.context.get(accountContext);
  // The page around it invites a visitor to sign in.
  if (!account) return null;
  const call = pageCall(args);
  const [wanted, before] = ['mensagem', 'antes'].map((name) => seqOf(args.url, name));
  const place = { ...(wanted && { around: wanted }), ...(before && { before }) };
  const [conversation, page] = await Promise.all([
    call(getConversation, { id }),
    call(listMessages, { id, ...place }),
  ]);
  return { account, conversation, page, wanted: wanted ?? null, formKey: newClientId() };
}

/** Sends a text while scripts are not loaded; otherwise the outbox does. */
export async function action({ context, params, request }: Route.ActionArgs) {
  const form = await request.formData();
  const text = String(form.get('texto') ?? '');
  const clientId = String(form.get('chave') ?? '') || newClientId();
  try {
    await context.get(callContext)(sendMessage, { id: params.id, clientId, text });
  } catch (error) {
    return { text, ...refusalOf(error) };
  }
  return redirect(`/chat/${params.id}`);
}

/** An open conversation keeps itself up to date. */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs): boolean {
  const { currentParams, nextParams, currentUrl, nextUrl, formMethod } = args;
  const place = (url: URL) => url.searchParams.get('mensagem');
  return (
    formMethod !== undefined ||
    currentParams.id !== nextParams.id ||
    place(currentUrl) !== place(nextUrl)
  );
}

export function meta(args: Route.MetaArgs) {
  const title = args.loaderData?.conversation.title ?? 'Mensagens';
  return pageMeta({ title, hidden: true }, args);
}

export default function ConversationPage({ loaderData, actionData }: Route.ComponentProps) {
  useVisibleHeight();
  if (!loaderData) return null;
  const { account, conversation, page, wanted, formKey } = loaderData;
  return (
    <ConversationPane
      // Another message to show is another start.
      key={`${conversation.id} ${wanted}`}
      {...{ account, conversation, page, wanted, formKey }}
      refused={actionData?.message}
    />
  );
}

function seqOf(url: URL, name: string): number | undefined {
  const seq = Number(url.searchParams.get(name));
  return Number.isInteger(seq) && seq > 0 ? seq : undefined;
}
