import type { TestApp } from './test-app.ts';

/** From now on everybody has lines of orders that they may review. */
export function letReview(app: TestApp, color = 'Azul'): void {
  const lines = Array.from({ length: 50 }, (_, at) => ({ orderLineId: String(at + 1), color }));
  app.api.services.hooks.mayReview = async () => lines;
}
