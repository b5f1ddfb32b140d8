import { vote } from '@arquiba/contract/polls';
import { type RouterContextProvider, redirect } from 'react-router';
import { refusalOf } from '../../loader.ts';
import { callContext } from '../../page-context.ts';
import { readReturnPath, signInPath } from '../../viewer/return-path.ts';

interface Sent {
  context: Readonly<RouterContextProvider>;
  request: Request;
  params: { id: string };
}

/** Handles a ballot sent without scripts: returns to the page it was on, or says why it was refused. */
export async function voteByForm({ context, request, params: { id } }: Sent) {
  const form = await request.formData();
  const page = readReturnPath(String(form.get('voltar') ?? '')) ?? `/post/${id}`;
  const positions = form.getAll('opcao').map(Number);
  try {
    await context.get(callContext)(vote, { id, positions });
    return redirect(`${page}#enquete-${id}`);
  } catch (error) {
    const { code, message, fields } = refusalOf(error);
    if (code === 'sign_in_required') {
      return redirect(signInPath(new URL(page, request.url)));
    }
    return { message: Object.values(fields)[0] ?? message };
  }
}
