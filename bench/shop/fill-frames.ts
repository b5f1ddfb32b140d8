import { openWorkPool } from '../../apps/server/src/database/pool.ts';
import type { World } from '../world.ts';

/** Adds frames in three colours each, with different values of the filters. */
export async function fillFrames({ databaseUrl }: World, products: number): Promise<void> {
  const pool = openWorkPool(databaseUrl);
  await pool.query(
    `INSERT INTO product (id, slug, title, line, description, sex, shape, material, lens_width, lens_height,
       bridge, temple, front, price_cents, weight_grams, created_at)
     SELECT n, 'aro-' || n, 'Aro ' || n, 'Linha Litoral', 'Leve como a maré.',
       (ARRAY['feminino', 'masculino', 'unissex'])[1 + n / 11 % 3],
       (ARRAY['redondo', 'quadrado', 'retangular', 'aviador', 'gatinho', 'esportivo'])[1 + n % 6],
       (ARRAY['acetato', 'metal', 'titânio', 'nylon'])[1 + n / 7 % 4],
       (ARRAY[48, 52, 56])[1 + n / 13 % 3], 42, 20, 145, 138, 39990, 400, now()
     FROM generate_series(1, $1::int) n`,
    [products],
  );
  await pool.query(
    `INSERT INTO product_color (id, product_id, position, color, hex, family, image, sku, on_hand, reserved)
     SELECT 3 * n + position, n, position, 'Cor ' || position, '#1a2b3c',
       (ARRAY['preto', 'cinza', 'branco', 'transparente', 'marrom', 'tartaruga', 'dourado', 'prateado',
         'azul', 'verde', 'vermelho', 'laranja', 'rosa', 'roxo'])[1 + (n / 6 + position) % 14],
       '{"path":"/products/aro.webp","mime":"image/webp","etag":"0123456789abcdef","width":800,"height":600,"alt":"","placeholder":null}',
       'ARO-' || n || '-' || position, 1000000, 0
     FROM generate_series(1, $1::int) n, generate_series(0, 2) position`,
    [products],
  );
  await pool.query('VACUUM ANALYZE product, product_color');
  await pool.end();
}
