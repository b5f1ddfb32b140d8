/** Line breaks, control characters, and marks that change the direction of a text. */
const MARKS = /[\p{Cc}\u2028\u2029\u200E\u200F\u061C\u202A-\u202E\u2066-\u2069]/u;
const ENDINGS =
  'com|net|org|br|pt|io|app|dev|info|biz|me|co|xyz|site|online|shop|store|link|top|club|live|ly|gg|tv|ru|cn';
/** What mail programs turn into a link: a scheme, `www.`, an e-mail, or a host with a usual ending. */
const ADDRESS = new RegExp(
  `://|\\bwww\\.|[^\\s@]@[^\\s@]+\\.|[\\p{L}\\p{N}]\\.(?:${ENDINGS})(?![\\p{L}\\p{N}])`,
  'iu',
);

/** Why a name is not accepted; null if it is. Names of people go into mails, also to strangers. */
export function nameProblem(label: string, name: string): string | null {
  if (MARKS.test(name)) return `${label} não pode ter quebras de linha nem marcas invisíveis`;
  if (ADDRESS.test(name)) return `${label} não pode ter endereço de site ou de e-mail`;
  return null;
}

/** A name from before these rules, for a mail: without marks, and with nothing that becomes a link. */
export function cleanName(name: string): string {
  const plain = name.replace(new RegExp(MARKS, 'gu'), ' ').replace(/\s+/g, ' ').trim();
  return ADDRESS.test(plain) ? plain.replace(/[.:/@]+/g, ' ').trim() : plain;
}
