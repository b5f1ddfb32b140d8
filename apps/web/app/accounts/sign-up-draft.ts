import { brand } from '@arquiba/contract/brand';
import { readSignUp, type SignUpValues } from './sign-up-values.ts';

const NAME = `${brand.storageKey}-cadastro`;

/** Never stored in the browser; consent must be given again. */
const LEFT_OUT = ['cpf_cnpj', 'whatsapp', 'password', 'confirmation', 'termsVersion'] as const;

/** Stored in the tab, so that a reload keeps the other fields. */
export function keepSignUp(form: FormData): void {
  const values: Partial<SignUpValues> = readSignUp(form);
  for (const field of LEFT_OUT) delete values[field];
  try {
    sessionStorage.setItem(NAME, JSON.stringify(values));
  } catch {
    // Storage is full or disabled: a reload loses the values.
  }
}

/** The stored values, overridden by those already in the form; null if nothing was stored. */
export function recallSignUp(form: FormData): SignUpValues | null {
  try {
    const stored: Partial<SignUpValues> | null = JSON.parse(sessionStorage.getItem(NAME) ?? 'null');
    if (!stored) return null;
    const merged = new FormData();
    for (const [field, value] of Object.entries(stored)) merged.set(field, String(value));
    for (const [field, value] of form) {
      const chosen = field === 'type' || field === 'kind';
      if (value !== '' && !chosen) merged.set(field, value);
    }
    return readSignUp(merged);
  } catch {
    return null;
  }
}

export function forgetSignUp(): void {
  try {
    sessionStorage.removeItem(NAME);
  } catch {
    // Storage is disabled, so nothing was stored.
  }
}
