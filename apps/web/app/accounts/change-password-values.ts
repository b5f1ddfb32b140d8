import type { Problem } from '../forms/use-form.ts';

interface PasswordValues {
  currentPassword: string;
  password: string;
  confirmation: string;
}

export function readPasswords(form: FormData): PasswordValues {
  const text = (name: keyof PasswordValues) => String(form.get(name) ?? '');
  return {
    currentPassword: text('currentPassword'),
    password: text('password'),
    confirmation: text('confirmation'),
  };
}

/** Returns the first error: the current password, then the checks of sign-up with their order and messages. */
export function checkPasswords(values: PasswordValues): Problem | null {
  const asked: [field: keyof PasswordValues, what: string][] = [
    ['currentPassword', 'a senha atual'],
    ['password', 'a senha'],
    ['confirmation', 'a confirmação de senha'],
  ];
  for (const [field, what] of asked) {
    if (values[field] === '') return { field, message: `Preencha ${what}` };
  }
  if (values.password === values.confirmation) return null;
  return { field: 'confirmation', message: 'Senhas não coincidem' };
}
