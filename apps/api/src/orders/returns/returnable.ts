import { isMadeToMeasure } from '@arquiba/contract/lenses';

/** Why a line cannot be returned by right, as a sentence; null if it can. */
export function returnRefusal({ lens }: { lens: { code: string } | null }): string | null {
  if (!isMadeToMeasure(lens)) return null;
  return 'As lentes foram feitas com o seu grau e não podem ser devolvidas. Se algo não está certo, fale com o atendimento: ajustamos ou refazemos.';
}
