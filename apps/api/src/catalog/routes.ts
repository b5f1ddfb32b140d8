import * as contract from '@arquiba/contract/catalog';
import { type Handler, handle } from '../platform/operation.ts';
import { createProduct } from './create-product.ts';
import { getProduct } from './get-product.ts';
import { getProductById } from './get-product-by-id.ts';
import { listProducts } from './list-products.ts';

export const handlers: Handler[] = [
  handle(contract.listProducts, listProducts),
  handle(contract.getProduct, getProduct),
  handle(contract.getProductById, getProductById),
  handle(contract.createProduct, createProduct),
];
