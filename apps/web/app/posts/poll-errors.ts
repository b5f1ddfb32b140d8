const LEAST = 2;

/** The error of each option of a poll. Empty options are allowed if two others are filled in. */
export function pollErrors(options: readonly string[]): (string | undefined)[] {
  const names = options.map((option) => option.trim().toLowerCase());
  const missing = LEAST - names.filter(Boolean).length;
  let empty = 0;
  return names.map((name, at) => {
    if (name === '') {
      empty += 1;
      return empty <= missing ? `Escreva a opção ${at + 1}` : undefined;
    }
    const same = names.indexOf(name);
    return same < at ? `A opção ${at + 1} é igual à opção ${same + 1}` : undefined;
  });
}
