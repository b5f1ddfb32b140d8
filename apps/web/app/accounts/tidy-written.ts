import { parseCnpj } from '@arquiba/brazil/cnpj';
import { parseCpf } from '@arquiba/brazil/cpf';
import { formatPhone, parsePhone } from '@arquiba/brazil/phone';

/** A document with its points and strokes; what is none stays as it was written. */
export function tidyDocument(written: string): string {
  const cpf = parseCpf(written);
  if (cpf) return cpf.replace(/^(.{3})(.{3})(.{3})(.{2})$/, '$1.$2.$3-$4');
  const cnpj = parseCnpj(written);
  return cnpj ? cnpj.replace(/^(.{2})(.{3})(.{3})(.{4})(.{2})$/, '$1.$2.$3/$4-$5') : written;
}

/** A phone as people read it; what is none stays as it was written. */
export function tidyPhone(written: string): string {
  const phone = parsePhone(written);
  return phone ? formatPhone(phone) : written;
}
