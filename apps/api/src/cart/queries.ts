import { sql } from 'drizzle-orm';
import { newId, type Queryable, type Transaction } from '../platform/database/database.ts';
import { query } from '../platform/database/transaction.ts';
import type { CartOwner } from './cart-owner.ts';
import { type cart, type cartLine, cartNote, type coupon } from './tables.ts';

export type CartLineRow = Omit<typeof cartLine.$inferSelect, 'cartId'>;
export type CouponRow = Omit<
  typeof coupon.$inferSelect,
  'startsAt' | 'endsAt' | 'createdAt' | 'disabledAt'
> & { startsAt: string; endsAt: string | null; disabledAt: string | null };

/** A cart with everything that belongs to it, read in one statement. */
export interface CartState extends Pick<typeof cart.$inferSelect, 'id' | 'cep' | 'updatedAt'> {
  lines: CartLineRow[];
  notes: { id: string; sentence: string }[];
  coupon: CouponRow | null;
  /** How often the account has used the coupon. */
  couponUsed: number;
}

export const emptyCart: CartState = {
  ...{ id: '0', cep: null, updatedAt: new Date(0) },
  ...{ lines: [], notes: [], coupon: null, couponUsed: 0 },
};

export async function findCart(db: Queryable, owner: CartOwner): Promise<CartState | null> {
  const side = sideOf(owner);
  const values = [idOf(owner), owner.accountId];
  const [row] = await query<CartState>(db, `cart_by_${side}`, FIND[side], values);
  return row ?? null;
}

const find = (owned: string) => `
    SELECT cart.id, cart.cep, cart.updated_at AS "updatedAt",
      coalesce((SELECT json_agg(json_build_object('variantId', variant_id::text,
          'position', position, 'quantity', quantity, 'title', title, 'color', color,
          'seenPriceCents', seen_price_cents, 'seenAvailable', seen_available) ORDER BY position)
        FROM cart_line WHERE cart_id = cart.id), '[]') AS lines,
      coalesce((SELECT json_agg(json_build_object('id', id::text, 'sentence', sentence) ORDER BY id)
        FROM cart_note WHERE cart_id = cart.id), '[]') AS notes,
      CASE WHEN code IS NOT NULL THEN json_build_object('code', code, 'kind', kind,
        'basisPoints', basis_points, 'valueCents', value_cents, 'minimumCents', minimum_cents,
        'startsAt', starts_at, 'endsAt', ends_at, 'maxUses', max_uses, 'uses', uses,
        'perAccount', per_account, 'disabledAt', disabled_at) END AS coupon,
      (SELECT count(*)::integer FROM coupon_redemption
        WHERE coupon_code = code AND account_id = $2::bigint) AS "couponUsed"
    FROM cart LEFT JOIN coupon ON code = coupon_code
    WHERE cart.${owned} = $1`;
const FIND = { account_id: find('account_id'), visitor_id: find('visitor_id') };

/** The cart, created if needed, with its row locked: changes of one cart run one after the other. */
export async function lockCart(tx: Transaction, owner: CartOwner, now: Date): Promise<CartState> {
  const side = sideOf(owner);
  await query(
    tx,
    `cart_lock_${side}`,
    `INSERT INTO cart (id, ${side}, updated_at) VALUES ($1, $2, $3)
    ON CONFLICT (${side}) DO UPDATE SET updated_at = excluded.updated_at`,
    [newId(now), idOf(owner), now],
  );
  const state = await findCart(tx, owner);
  if (!state) throw new Error('A cart is gone while its row is locked');
  return state;
}

/** Writes the result of a change: `before` are the lines as they were read. */
export async function saveLines(
  tx: Transaction,
  cartId: string,
  before: readonly CartLineRow[],
  after: readonly CartLineRow[],
): Promise<void> {
  const kept = new Set(after.map((line) => line.variantId));
  const gone = before.filter((line) => !kept.has(line.variantId));
  if (gone.length > 0) {
    const ids = `{${gone.map((line) => line.variantId).join()}}`;
    await query(tx, 'cart_remove_lines', REMOVE_LINES, [cartId, ids]);
  }
  const changed = after.filter((line) => !before.includes(line));
  if (changed.length > 0)
    await query(tx, 'cart_save_lines', SAVE_LINES, [cartId, JSON.stringify(changed)]);
}

const REMOVE_LINES = 'DELETE FROM cart_line WHERE cart_id = $1 AND variant_id = ANY ($2::bigint[])';
const SAVE_LINES = `
  INSERT INTO cart_line (cart_id, variant_id, position, quantity, title, color,
    seen_price_cents, seen_available)
  SELECT $1, * FROM json_to_recordset($2::json) AS line(
    "variantId" bigint, position integer, quantity smallint, title text, color text,
    "seenPriceCents" integer, "seenAvailable" integer)
  ON CONFLICT (cart_id, variant_id) DO UPDATE SET quantity = excluded.quantity,
    title = excluded.title, color = excluded.color,
    seen_price_cents = excluded.seen_price_cents, seen_available = excluded.seen_available`;

export async function setCep(tx: Transaction, cartId: string, cep: string) {
  await tx.execute(sql`UPDATE cart SET cep = ${cep} WHERE id = ${cartId}`);
}

export async function setCouponCode(tx: Transaction, cartId: string, code: string | null) {
  await tx.execute(sql`UPDATE cart SET coupon_code = ${code} WHERE id = ${cartId}`);
}

export async function insertNotes(
  tx: Transaction,
  cartId: string,
  sentences: readonly string[],
  now: Date,
) {
  if (sentences.length === 0) return;
  // Ids of the same millisecond are random: sorted, they keep the order of the sentences.
  const ids = sentences.map(() => newId(now)).toSorted();
  await tx
    .insert(cartNote)
    .values(sentences.map((sentence, index) => ({ id: ids[index] as string, cartId, sentence })));
}

export async function removeNotes(tx: Transaction, cartId: string) {
  await tx.execute(sql`DELETE FROM cart_note WHERE cart_id = ${cartId}`);
}

/** Removes everything from a cart that is locked; the CEP stays. */
export async function clearCart(tx: Transaction, cartId: string) {
  await query(tx, 'cart_clear', CLEAR, [cartId]);
}

const CLEAR = `
  WITH lines AS (DELETE FROM cart_line WHERE cart_id = $1),
    notes AS (DELETE FROM cart_note WHERE cart_id = $1)
  UPDATE cart SET coupon_code = NULL WHERE id = $1`;

function sideOf({ accountId }: CartOwner) {
  return accountId === null ? 'visitor_id' : 'account_id';
}

function idOf({ accountId, visitorId }: CartOwner): string {
  return accountId ?? visitorId;
}
