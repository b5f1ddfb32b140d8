import { and, asc, desc, eq, isNull, lt, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../platform/database/database.ts';
import { prepared } from '../platform/database/prepared.ts';
import { product, productQuestion } from './tables.ts';

export type QuestionRow = typeof productQuestion.$inferSelect;

interface Portion {
  before: string;
  limit: number;
}

/** Answered questions, and the viewer's own. */
export function listShownQuestions(
  db: Queryable,
  query: Portion & { productId: string; viewerId: string | null },
) {
  return shownQuestions(db).execute({ ...query });
}

const shownQuestions = prepared((db) =>
  db
    .select()
    .from(productQuestion)
    .where(
      and(
        eq(productQuestion.productId, sql.placeholder('productId')),
        isNull(productQuestion.hiddenAt),
        lt(productQuestion.id, sql.placeholder('before')),
        sql`(${productQuestion.answer} IS NOT NULL OR ${productQuestion.accountId} = ${sql.placeholder('viewerId')}::bigint)`,
      ),
    )
    .orderBy(desc(productQuestion.id))
    .limit(sql.placeholder('limit'))
    .prepare('catalog_questions'),
);

export async function insertQuestion(db: Queryable, row: QuestionRow): Promise<void> {
  await db.insert(productQuestion).values(row);
}

/** Questions without an answer, the oldest first. */
export function listOpenQuestions(db: Queryable, limit: number) {
  return db
    .select({
      ...{ id: productQuestion.id, title: product.title, text: productQuestion.text },
      createdAt: productQuestion.createdAt,
    })
    .from(productQuestion)
    .innerJoin(product, eq(product.id, productQuestion.productId))
    .where(and(isNull(productQuestion.answer), isNull(productQuestion.hiddenAt)))
    .orderBy(asc(productQuestion.id))
    .limit(limit);
}

/** Returns the person who asked and the frame; null if there is no such question. */
export async function giveAnswer(
  tx: Transaction,
  { id, answer, answeredAt }: { id: string; answer: string; answeredAt: Date },
) {
  const [row] = await tx
    .update(productQuestion)
    .set({ answer, answeredAt })
    .where(eq(productQuestion.id, id))
    .returning();
  if (!row) return null;
  const [of] = await tx
    .select({ title: product.title, slug: product.slug })
    .from(product)
    .where(eq(product.id, row.productId));
  return of ? { ...row, ...of } : null;
}

/** For the export of a person's data. */
export function listOwnQuestions(db: Queryable, accountId: string, { before, limit }: Portion) {
  return db
    .select()
    .from(productQuestion)
    .where(and(eq(productQuestion.accountId, accountId), lt(productQuestion.id, before)))
    .orderBy(desc(productQuestion.id))
    .limit(limit);
}
