import { PRESCRIPTION_FILE_MAX_BYTES } from '@arquiba/contract/prescriptions';

/** For the file chooser; the server looks at the content. */
export const ACCEPTED =
  '.jpg,.jpeg,.png,.webp,.heic,.pdf,image/jpeg,image/png,image/webp,image/heic,application/pdf';

const KNOWN = /\.(jpe?g|png|webp|heic|heif|pdf)$/i;

export const LIMITS =
  'JPEG, PNG, WebP, HEIC ou PDF, com até 10 MB. Fotografe a receita inteira, em luz boa, com os números legíveis.';

/** Why a file is not sent; undefined if it may be. */
export function refuseFile({ name, size }: Pick<File, 'name' | 'size'>): string | undefined {
  if (!KNOWN.test(name)) return 'Envie uma foto (JPEG, PNG, WebP ou HEIC) ou um PDF';
  if (size > PRESCRIPTION_FILE_MAX_BYTES) return 'O arquivo da receita passa de 10 MB';
  return size === 0 ? 'O arquivo da receita está vazio' : undefined;
}
