const CPF = /^(.{3})(.{3})(.{3})(.{2})$/;
const CNPJ = /^(.{2})(.{3})(.{3})(.{4})(.{2})$/;

/** A stored CPF or CNPJ as people write it. */
export function formatDocument(document: string): string {
  return isCpf(document)
    ? document.replace(CPF, '$1.$2.$3-$4')
    : document.replace(CNPJ, '$1.$2.$3/$4-$5');
}

/**
 * Enough for its owner to recognise it. Of a CPF only the check digits: with three more, few enough numbers
 * would be left to try. The root of a CNPJ identifies the company, so the rest may be shown.
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
