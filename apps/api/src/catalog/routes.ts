import * as contract from '@arquiba/contract/catalog';
import * as reviews from '@arquiba/contract/reviews';
import { type Handler, handle, handleRead } from '../platform/operation.ts';
import { askQuestion } from './ask-question.ts';
import { createProduct } from './create-product.ts';
import { createReview } from './create-review.ts';
import { getProduct } from './get-product.ts';
import { getProductById } from './get-product-by-id.ts';
import { getReviewRight } from './get-review-right.ts';
import { listProducts } from './list-products.ts';
import { listQuestions } from './list-questions.ts';
import { listReviews } from './list-reviews.ts';

export const handlers: Handler[] = [
  handleRead(contract.listProducts, listProducts),
  handleRead(contract.getProduct, getProduct),
  handleRead(contract.getProductById, getProductById),
  handle(contract.createProduct, createProduct),
  handleRead(reviews.listReviews, listReviews),
  handleRead(reviews.getReviewRight, getReviewRight),
  handle(reviews.createReview, createReview),
  handleRead(reviews.listQuestions, listQuestions),
  handle(reviews.askQuestion, askQuestion),
];
