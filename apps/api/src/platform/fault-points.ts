/** The steps of a purchase at which a process may die, in their order. */
export const faultPoints = [
  'ordered',
  'reserved',
  'payment-opened',
  'before-commit',
  'committed',
  'provider-told',
  'charged',
] as const;

/** The same for a purchase with two cards, between its calls of the provider. */
export const pairFaultPoints = ['first-card-told', 'both-cards-told', 'first-captured'] as const;

/**
 * Points at which a test kills the process: `SHOP_FAULT_POINT` names the one at which it dies as in a power
 * cut. Never set outside of tests.
 */
export function passing(
  point: (typeof faultPoints)[number] | (typeof pairFaultPoints)[number] | 'message-committed',
): void {
  if (process.env.SHOP_FAULT_POINT === point) process.kill(process.pid, 'SIGKILL');
}
