/** An error that the person at the terminal can fix: one sentence, exit code 1. */
export class Refusal extends Error {
  override name = 'Refusal';
}
