/** An end that the person in front of the terminal can do something about: one sentence, exit code 1. */
export class Refusal extends Error {
  override name = 'Refusal';
}
