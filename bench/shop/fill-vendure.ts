import type pg from 'pg';
import { openVendureSession, VENDURE_ADMIN, type VendureSession } from './vendure-graphql.ts';

/** How many values each facet has, as in our own catalogue. */
const FACETS = { shape: 6, color: 14, material: 4, sex: 3, size: 3 };

/** One frame as an administrator enters it, and then the wanted number of copies, by SQL. */
export async function fillVendure(origin: string, pool: pg.Pool, products: number): Promise<void> {
  const admin = openVendureSession(origin, 'admin-api');
  await admin(
    'mutation ($u: String!, $p: String!) { login(username: $u, password: $p) { __typename } }',
    {
      u: VENDURE_ADMIN.identifier,
      p: VENDURE_ADMIN.password,
    },
  );
  await openShop(admin);
  await createFrame(admin);
  while ((await pool.query('SELECT FROM search_index_item')).rowCount !== 3);
  for (const statement of COPIES) await pool.query(statement, [products - 1]);
  await pool.query('VACUUM ANALYZE');
}

async function openShop(admin: VendureSession): Promise<void> {
  const country = await create(admin, 'Country', {
    code: 'BR',
    enabled: true,
    translations: named('Brasil'),
  });
  const zone = await create(admin, 'Zone', { name: 'BR', memberIds: [country] });
  const categoryId = await create(admin, 'TaxCategory', { name: 'padrão', isDefault: true });
  await create(admin, 'TaxRate', {
    name: 'padrão',
    enabled: true,
    value: 0,
    categoryId,
    zoneId: zone,
  });
  await admin(
    'mutation ($input: UpdateChannelInput!) { updateChannel(input: $input) { __typename } }',
    {
      input: {
        id: '1',
        defaultTaxZoneId: zone,
        defaultShippingZoneId: zone,
        pricesIncludeTax: true,
      },
    },
  );
  await create(admin, 'ShippingMethod', {
    code: 'economica',
    fulfillmentHandler: 'manual-fulfillment',
    checker: configured('default-shipping-eligibility-checker', { orderMinimum: '0' }),
    calculator: configured('default-shipping-calculator', {
      rate: '1990',
      includesTax: 'auto',
      taxRate: '0',
    }),
    translations: described('Econômica'),
  });
  await create(admin, 'PaymentMethod', {
    code: 'pix',
    enabled: true,
    handler: configured('dummy-payment-handler', { automaticSettle: 'true' }),
    translations: described('Pix'),
  });
}

async function createFrame(admin: VendureSession): Promise<void> {
  const facetValueIds: string[] = [];
  for (const [code, count] of Object.entries(FACETS)) {
    const values = Array.from({ length: count }, (_, at) => ({
      code: `${code}${at}`,
      translations: named(`${code}${at}`),
    }));
    const input = { code, isPrivate: false, translations: named(code), values };
    const { createFacet } = await admin<{ createFacet: { values: { id: string }[] } }>(
      'mutation ($input: CreateFacetInput!) { createFacet(input: $input) { values { id } } }',
      { input },
    );
    facetValueIds.push(createFacet.values[0]?.id ?? '');
  }
  const [translation] = described('Aro 1');
  const productId = await create(admin, 'Product', {
    facetValueIds,
    translations: [{ ...translation, slug: 'aro-1' }],
  });
  const options = ['Azul', 'Preto', 'Verde'].map((name) => ({
    code: name,
    translations: named(name),
  }));
  const { createProductOptionGroup: group } = await admin<{
    createProductOptionGroup: { id: string; options: { id: string }[] };
  }>(
    'mutation ($input: CreateProductOptionGroupInput!) { createProductOptionGroup(input: $input) { id options { id } } }',
    {
      input: { code: 'cor', translations: named('cor'), options },
    },
  );
  await admin(
    'mutation ($p: ID!, $g: ID!) { addOptionGroupToProduct(productId: $p, optionGroupId: $g) { id } }',
    {
      p: productId,
      g: group.id,
    },
  );
  await admin(
    'mutation ($input: [CreateProductVariantInput!]!) { createProductVariants(input: $input) { id } }',
    {
      input: group.options.map(({ id }, at) => ({
        ...{ productId, sku: `aro-1-${at}`, price: 39_990, optionIds: [id] },
        ...{ stockOnHand: 1_000_000, trackInventory: 'TRUE', translations: named(`Aro 1 ${at}`) },
      })),
    },
  );
}

async function create(admin: VendureSession, kind: string, input: object): Promise<string> {
  const answer = await admin<Record<string, { id: string }>>(
    `mutation ($input: Create${kind}Input!) { create${kind}(input: $input) { id } }`,
    { input },
  );
  return answer[`create${kind}`]?.id ?? '';
}

const named = (name: string) => [{ languageCode: 'en', name }];
const described = (name: string) => [
  { languageCode: 'en', name, description: 'Leve como a maré.' },
];
const configured = (code: string, values: Record<string, string>) => ({
  code,
  arguments: Object.entries(values).map(([name, value]) => ({ name, value })),
});

/** Copy n of the frame is product n + 1, its variants follow in threes; each has its own value of each facet. */
const value = (facet: number, before: number, count: number) =>
  `${before} + 1 + (n / ${facet}) % ${count}`;
const VALUES = [
  value(1, 0, 6),
  value(6, 6, 14),
  value(7, 20, 4),
  value(11, 24, 3),
  value(13, 27, 3),
];
const COPIES = [
  `INSERT INTO product SELECT "createdAt", "updatedAt", "deletedAt", enabled, n + 1, "featuredAssetId"
   FROM product, generate_series(1, $1::int) n`,
  `INSERT INTO product_translation
   SELECT "createdAt", "updatedAt", "languageCode", 'Aro ' || n + 1, 'aro-' || n + 1, description, n + 1, n + 1
   FROM product_translation, generate_series(1, $1::int) n`,
  'INSERT INTO product_channels_channel SELECT n + 1, "channelId" FROM product_channels_channel, generate_series(1, $1::int) n',
  'INSERT INTO product_option_groups_product_option_group SELECT n + 1, "productOptionGroupId" FROM product_option_groups_product_option_group, generate_series(1, $1::int) n',
  ...VALUES.map(
    (id) =>
      `INSERT INTO product_facet_values_facet_value SELECT n + 1, ${id} FROM generate_series(1, $1::int) n`,
  ),
  `INSERT INTO product_variant ("createdAt", "updatedAt", "deletedAt", enabled, sku, "outOfStockThreshold",
     "useGlobalOutOfStockThreshold", "trackInventory", id, "featuredAssetId", "taxCategoryId", "productId")
   SELECT "createdAt", "updatedAt", "deletedAt", enabled, 'aro-' || n + 1 || '-' || id, "outOfStockThreshold",
     "useGlobalOutOfStockThreshold", "trackInventory", 3 * n + id, "featuredAssetId", "taxCategoryId", n + 1
   FROM product_variant, generate_series(1, $1::int) n`,
  `INSERT INTO product_variant_translation ("createdAt", "updatedAt", "languageCode", name, id, "baseId")
   SELECT "createdAt", "updatedAt", "languageCode", 'Aro ' || n + 1 || ' ' || "baseId", 3 * n + "baseId", 3 * n + "baseId"
   FROM product_variant_translation, generate_series(1, $1::int) n`,
  `INSERT INTO product_variant_price ("createdAt", "updatedAt", "currencyCode", "channelId", price, "variantId")
   SELECT "createdAt", "updatedAt", "currencyCode", "channelId", price, 3 * n + "variantId"
   FROM product_variant_price, generate_series(1, $1::int) n`,
  'INSERT INTO product_variant_channels_channel SELECT 3 * n + "productVariantId", "channelId" FROM product_variant_channels_channel, generate_series(1, $1::int) n',
  'INSERT INTO product_variant_options_product_option SELECT 3 * n + "productVariantId", "productOptionId" FROM product_variant_options_product_option, generate_series(1, $1::int) n',
  `INSERT INTO stock_level ("createdAt", "updatedAt", "stockOnHand", "stockAllocated", "productVariantId", "stockLocationId")
   SELECT "createdAt", "updatedAt", "stockOnHand", "stockAllocated", 3 * n + "productVariantId", "stockLocationId"
   FROM stock_level, generate_series(1, $1::int) n`,
  `INSERT INTO search_index_item ("languageCode", enabled, "productName", "productVariantName", description, slug, sku,
     "facetIds", "facetValueIds", "collectionIds", "collectionSlugs", "channelIds", "productPreview",
     "productVariantPreview", "productVariantId", "channelId", "productId", price, "priceWithTax")
   SELECT "languageCode", enabled, 'Aro ' || n + 1, "productVariantName", description, 'aro-' || n + 1, sku,
     "facetIds", concat_ws(',', ${VALUES.join(', ')}), "collectionIds", "collectionSlugs", "channelIds", "productPreview",
     "productVariantPreview", 3 * n + "productVariantId", "channelId", n + 1, price, "priceWithTax"
   FROM search_index_item, generate_series(1, $1::int) n`,
];
