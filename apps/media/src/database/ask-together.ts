import type pg from 'pg';
import { createBatches } from './batches.ts';

/** Answers the questions in their order. */
type Ask<Q, A> = (pool: pg.Pool, questions: readonly Q[]) => Promise<readonly A[]>;

interface Waiting<Q, A> {
  question: Q;
  resolve(answer: A): void;
  reject(error: unknown): void;
}

const MOST = 100;

/**
 * Questions of one kind that are asked at the same time go in one statement. What is asked while a
 * statement runs goes with the next one, so that no answer is older than its question. Without it a
 * small upload costs 40 % more CPU (bench/results.md, media-mechanisms).
 */
export function askTogether<Q, A>(ask: Ask<Q, A>): (pool: pg.Pool, question: Q) => Promise<A> {
  const queues = new WeakMap<pg.Pool, (waiting: Waiting<Q, A>) => void>();
  return (pool, question) =>
    new Promise((resolve, reject) => {
      let add = queues.get(pool);
      if (!add) {
        add = openQueue((questions) => ask(pool, questions));
        queues.set(pool, add);
      }
      add({ question, resolve, reject });
    });
}

function openQueue<Q, A>(ask: (questions: readonly Q[]) => Promise<readonly A[]>) {
  async function answer(asked: readonly Waiting<Q, A>[]): Promise<void> {
    try {
      const answers = await ask(asked.map(({ question }) => question));
      for (const [at, { resolve }] of asked.entries()) resolve(answers[at] as A);
    } catch (error) {
      // One that cannot be answered must not keep the others from their answers.
      if (asked.length > 1) await Promise.all(asked.map((each) => answer([each])));
      else for (const { reject } of asked) reject(error);
    }
  }
  return createBatches(answer, MOST);
}
