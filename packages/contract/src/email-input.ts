import * as z from 'zod/mini';

/** An address that is written to; in small letters. */
export const emailInput = z
  .string('Preencha o e-mail')
  .check(
    z.trim(),
    z.toLowerCase(),
    z.minLength(1, 'Preencha o e-mail'),
    z.maxLength(254, 'E-mail inválido'),
    z.regex(z.regexes.email, 'E-mail inválido'),
  );
