import { changePassword, getAccountData } from '@arquiba/contract/account-data';
import { type ActionFunctionArgs, redirect } from 'react-router';
import type { FieldErrors, Problem } from '../forms/use-form.ts';
import { callContext } from '../page-context.ts';
import { readAccountData } from './account-data-values.ts';
import { checkPasswords, readPasswords } from './change-password-values.ts';
import { checkAccountData } from './check-account-data.ts';
import { saveAccountData } from './save-account-data.ts';

/** The form that was sent without scripts, and its errors. */
export interface RefusedForm {
  form: 'data' | 'password';
  problem: string;
  fields: FieldErrors;
}

/** Saves data or a password when scripts are not loaded. */
export async function accountDataAction({ context, request }: ActionFunctionArgs) {
  const call = context.get(callContext);
  const form = await request.formData();
  const sent = form.has('confirmation') ? 'password' : 'data';
  try {
    const problem = sent === 'password' ? await password() : await data();
    if (problem) return refusal(sent, problem.message, { [problem.field]: problem.message });
  } catch (error) {
    if (!(error instanceof Error) || error.name !== 'ApiError') throw error;
    return refusal(sent, error.message, 'fields' in error ? (error.fields ?? {}) : {});
  }
  return redirect('/minha-conta/meus-dados');

  async function password(): Promise<Problem | null> {
    const { confirmation, ...change } = readPasswords(form);
    const problem = checkPasswords({ ...change, confirmation });
    if (!problem) await call(changePassword, change);
    return problem;
  }

  async function data(): Promise<Problem | null> {
    const values = readAccountData(form);
    const before = await call(getAccountData, {});
    const problem = checkAccountData(values, before);
    if (!problem) await saveAccountData(call, values, before);
    return problem;
  }
}

function refusal(form: RefusedForm['form'], problem: string, fields: object): RefusedForm {
  return { form, problem, fields: { ...fields } };
}
