import type { TestApp } from './test-app.ts';

/** From now on everybody has a line of an order, a new one each time, that they may review. */
export function letReview(app: TestApp, color = 'Azul'): void {
  let line = 0;
  app.api.services.hooks.mayReview = async () => {
    line += 1;
    return [{ orderLineId: String(line), color }];
  };
}
