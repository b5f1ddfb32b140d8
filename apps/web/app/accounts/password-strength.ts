export interface PasswordStrength {
  /** 1 to 4; 0 for nothing typed. */
  level: 0 | 1 | 2 | 3 | 4;
  words: string;
}

const LEVELS: PasswordStrength[] = [
  { level: 0, words: '' },
  { level: 1, words: 'Senha fraca: use mais caracteres ou uma frase' },
  { level: 2, words: 'Senha razoável: um pouco mais longa fica boa' },
  { level: 3, words: 'Senha boa' },
  { level: 4, words: 'Senha forte' },
];

/**
 * A rough estimate of the entropy. Repeated and consecutive characters count less, common words count as one
 * character. Only a hint: the only rule is the minimum length.
 */
export function passwordStrength(password: string): PasswordStrength {
  if (password === '') return LEVELS[0] as PasswordStrength;
  const bits = surprising(password) * Math.log2(alphabet(password));
  const level = bits < 36 || password.length < 8 ? 1 : bits < 52 ? 2 : bits < 68 ? 3 : 4;
  return LEVELS[level] as PasswordStrength;
}

const COMMON =
  /senha|password|admin|qwert[yu]?|asdfg?|mudar|brasil|flamengo|corinthians|palmeiras|futebol|arquiba|amor|deus|jesus|teamo|abc|(?:19|20)\d\d/g;

/** Counts the characters that are hard to predict. */
function surprising(password: string): number {
  const characters = [...password.toLowerCase().replace(COMMON, '*')];
  const seen = new Set<string>();
  let count = 0;
  let before = Number.NaN;
  for (const character of characters) {
    const code = character.codePointAt(0) ?? 0;
    const expected = Math.abs(code - before) <= 1;
    count += expected ? 0.25 : seen.has(character) ? 0.75 : 1;
    seen.add(character);
    before = code;
  }
  return count;
}

function alphabet(password: string): number {
  let size = 0;
  if (/\p{Ll}/u.test(password)) size += 26;
  if (/\p{Lu}/u.test(password)) size += 26;
  if (/\d/.test(password)) size += 10;
  if (/[^\p{L}\d]/u.test(password)) size += 20;
  return Math.max(size, 10);
}
