const CPF = /^(.{3})(.{3})(.{3})(.{2})$/;
const CNPJ = /^(.{2})(.{3})(.{3})(.{4})(.{2})$/;

/** A stored CPF or CNPJ as people write it. */
export function formatDocument(document: string): string {
  return isCpf(document)
    ? document.replace(CPF, '$1.$2.$3-$4')
    : document.replace(CNPJ, '$1.$2.$3/$4-$5');
}

/**
 * Enough for its owner to know it again. Of a CPF only the check digits: with three more, few enough
 * numbers are left to be tried. The root of a CNPJ is what names the company, so the rest may stand.
 */
export function hideDocument(document: string): string {
  return isCpf(document)
    ? document.replace(CPF, '•••.•••.•••-$4')
    : document.replace(CNPJ, '••.•••.•••/$4-$5');
}

/** Whether a stored document is a CPF; otherwise it is a CNPJ. */
export function isCpf(document: string): boolean {
  return document.length === 11;
}
