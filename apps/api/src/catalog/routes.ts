import * as contract from '@arquiba/contract/catalog';
import * as reviews from '@arquiba/contract/reviews';
import { type Handler, handle } from '../platform/calls/operation.ts';
import { createProduct } from './create-product.ts';
import { createReview } from './create-review.ts';
import { getShopFront } from './get-shop-front.ts';
import { listProducts } from './list-products.ts';
import { getProduct, getProductById } from './products.ts';
import { askQuestion, listQuestions } from './questions.ts';
import { getReviewRight, listReviews } from './reviews.ts';

export const handlers: Handler[] = [
  handle(contract.listProducts, listProducts),
  handle(contract.getShopFront, getShopFront),
  handle(contract.getProduct, getProduct),
  handle(contract.getProductById, getProductById),
  handle(contract.createProduct, createProduct),
  handle(reviews.listReviews, listReviews),
  handle(reviews.getReviewRight, getReviewRight),
  handle(reviews.createReview, createReview),
  handle(reviews.listQuestions, listQuestions),
  handle(reviews.askQuestion, askQuestion),
];
