import { readReturnPath } from '../../viewer/return-path.ts';

export const PRESCRIPTIONS = '/minha-conta/minhas-receitas';
export const NEW = 'nova';
export const BY_FILE = 'arquivo';

/** The parameter that says which prescription a page has chosen. */
export const CHOSEN = 'receita';
/** Its value for a prescription that is sent after buying. */
export const LATER = 'depois';

/** The form for a new prescription, which leads back with the new one chosen. */
export function newPrescriptionPath(back: string): string {
  return `${PRESCRIPTIONS}/${NEW}?voltar=${encodeURIComponent(back)}`;
}

/** The same for a photo or a PDF. */
export function prescriptionFilePath(back: string): string {
  return `${PRESCRIPTIONS}/${BY_FILE}?voltar=${encodeURIComponent(back)}`;
}

/** Back to the page that linked to a form, with the new prescription chosen; else to the list. */
export function backFrom(search: string, savedId?: string): string {
  const back = readReturnPath(new URLSearchParams(search).get('voltar'));
  if (!back) return PRESCRIPTIONS;
  return savedId ? withChosen(back, savedId) : back;
}

/** The same page with another choice. */
function withChosen(path: string, id: string): string {
  const url = new URL(path, 'https://site.invalid');
  url.searchParams.set(CHOSEN, id);
  return url.pathname + url.search;
}
