import type { VendureSession } from './vendure-graphql.ts';

export const putInVendureCart = (visitor: VendureSession, variantId: string) =>
  visitor(
    `mutation ($id: ID!) { addItemToOrder(productVariantId: $id, quantity: 1) { __typename
       ... on Order { id totalWithTax lines { id quantity linePriceWithTax productVariant { name } } }
       ... on ErrorResult { errorCode } } }`,
    { id: variantId },
  );

/** All steps of its storefronts after the cart. Returns the final state of the order. */
export async function placeVendureOrder(visitor: VendureSession, email: string): Promise<string> {
  await visitor(
    `mutation ($i: CreateCustomerInput!) { setCustomerForOrder(input: $i) { __typename } }`,
    { i: { emailAddress: email, firstName: 'Ana', lastName: 'Silva' } },
  );
  await visitor(
    `mutation ($i: CreateAddressInput!) { setOrderShippingAddress(input: $i) { __typename } }`,
    {
      i: {
        streetLine1: 'Rua Nove 71',
        city: 'São Paulo',
        postalCode: '01310100',
        countryCode: 'BR',
      },
    },
  );
  const { eligibleShippingMethods: methods } = await visitor<{
    eligibleShippingMethods: { id: string }[];
  }>('{ eligibleShippingMethods { id name priceWithTax } }');
  await visitor(
    'mutation ($id: [ID!]!) { setOrderShippingMethod(shippingMethodId: $id) { __typename } }',
    {
      id: [methods[0]?.id],
    },
  );
  await visitor('mutation { transitionOrderToState(state: "ArrangingPayment") { __typename } }');
  const { addPaymentToOrder: order } = await visitor<{
    addPaymentToOrder: { state?: string; errorCode?: string };
  }>(
    `mutation { addPaymentToOrder(input: { method: "pix", metadata: {} }) {
       ... on Order { code state totalWithTax } ... on ErrorResult { errorCode } } }`,
  );
  return order.state ?? order.errorCode ?? '';
}
