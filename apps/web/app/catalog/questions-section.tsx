import type { Product } from '@arquiba/contract/catalog';
import {
  askQuestion,
  listQuestions,
  QUESTION_MAX_CHARACTERS,
  type Question,
} from '@arquiba/contract/reviews';
import { type FormEvent, useState } from 'react';
import { Link } from 'react-router';
import { call, quietCall } from '../api-call.ts';
import { notify } from '../notices/notify.ts';
import { Age } from '../ui/age.tsx';
import { Button } from '../ui/button.tsx';
import type { Page } from '../ui/pages.ts';
import { TextArea } from '../ui/text-area.tsx';
import { signInPath } from '../viewer/return-path.ts';
import { useAccount } from '../viewer/use-site.ts';

interface QuestionsSectionProps {
  product: Product;
  first: Page<Question>;
}

/** Questions of buyers with the answers of the shop. */
export function QuestionsSection({ product: { slug }, first }: QuestionsSectionProps) {
  const [list, setList] = useState(first);
  const account = useAccount();
  async function more(cursor: string) {
    try {
      const page = await quietCall(listQuestions, { slug, cursor, limit: 10 });
      setList({ ...page, items: [...list.items, ...page.items] });
    } catch {
      notify('error', 'Não foi possível carregar mais perguntas.');
    }
  }
  return (
    <section
      id="perguntas"
      aria-labelledby="titulo-perguntas"
      className="grid grid-cols-1 content-start gap-5"
    >
      <h2 id="titulo-perguntas" className="display text-2xl">
        Perguntas e respostas
      </h2>
      {account ? (
        <QuestionForm
          slug={slug}
          onDone={(question) => setList({ ...list, items: [question, ...list.items] })}
        />
      ) : (
        <p className="text-muted">
          Ficou com dúvida?{' '}
          <Link
            to={signInPath({ pathname: `/oculos/${slug}`, search: '' })}
            className="font-semibold text-ink underline underline-offset-4"
          >
            Entre para perguntar
          </Link>
        </p>
      )}
      {list.items.length > 0 && (
        <ul className="grid grid-cols-1 gap-5">
          {list.items.map(({ id, author, text, answer, createdAt }) => (
            <li key={id} className="grid grid-cols-1 gap-2 border-t border-line pt-5">
              <p className="font-semibold whitespace-pre-line">{text}</p>
              <p className="text-sm text-muted">
                {author} · <Age at={createdAt} />
              </p>
              <p className="border-l-2 border-orange pl-3 whitespace-pre-line">
                {answer ?? <span className="text-muted">A loja ainda vai responder.</span>}
              </p>
            </li>
          ))}
        </ul>
      )}
      {list.nextCursor && (
        <Button tone="secondary" onClick={() => list.nextCursor && void more(list.nextCursor)}>
          Ver mais perguntas
        </Button>
      )}
    </section>
  );
}

function QuestionForm({ slug, onDone }: { slug: string; onDone(question: Question): void }) {
  const [busy, setBusy] = useState(false);
  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    if (busy) return;
    setBusy(true);
    try {
      const text = String(new FormData(form).get('pergunta') ?? '');
      onDone(await call(askQuestion, { slug, text }));
      form.reset();
      notify('success', 'Pergunta enviada. A resposta vai para o seu e-mail.');
    } catch {
      // The error was shown in a toast; the typed text stays.
    } finally {
      setBusy(false);
    }
  }
  return (
    <form method="post" onSubmit={send} className="grid gap-3">
      <input type="hidden" name="acao" value="perguntar" />
      <TextArea
        label="Sua pergunta"
        name="pergunta"
        rows={2}
        maxLength={QUESTION_MAX_CHARACTERS}
        required
      />
      <Button
        type="submit"
        tone="secondary"
        busy={busy}
        busyLabel="Enviando…"
        className="justify-self-start"
      >
        Perguntar à loja
      </Button>
    </form>
  );
}
