import type { Problem } from '../forms/use-form.ts';

/** The server checks again, and is stricter. */
export function checkEmail(email: string): Problem | null {
  if (email === '') return { field: 'email', message: 'Preencha o e-mail' };
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)) {
    return { field: 'email', message: 'E-mail inválido' };
  }
  return null;
}
