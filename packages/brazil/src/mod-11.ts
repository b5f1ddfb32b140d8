/** The check digit of Brazilian documents: the weighted sum of character values, modulo 11. */
export function mod11Digit(characters: string, weightAt: (fromRight: number) => number): string {
  let sum = 0;
  for (let index = 0; index < characters.length; index += 1) {
    const value = characters.charCodeAt(index) - ZERO;
    sum += value * weightAt(characters.length - 1 - index);
  }
  const remainder = sum % 11;
  return String(remainder < 2 ? 0 : 11 - remainder);
}

// Letters count by their code too: 'A' is 17 and 'Z' is 42.
const ZERO = 48;

export function allEqual(characters: string): boolean {
  return new Set(characters).size === 1;
}
