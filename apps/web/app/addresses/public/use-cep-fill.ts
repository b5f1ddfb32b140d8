import { parseCep, ufOfCep } from '@arquiba/brazil/cep';
import { type CepPlace, findCep } from '@arquiba/contract/addresses';
import { ApiError } from '@arquiba/contract/errors';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { quietCall } from '../../api-call.ts';

const FILLED = ['road', 'district', 'city', 'uf'] as const;
type Filled = Record<(typeof FILLED)[number], string>;

export type CepState =
  | { kind: 'idle' }
  | { kind: 'looking' }
  | { kind: 'found' }
  | { kind: 'unknown'; message: string }
  /** The CEP is known, but the person has typed another address. */
  | { kind: 'differs'; place: Filled };

/**
 * Fills road, district, city and state from the CEP while the form is filled in. It never overwrites what was
 * typed by hand: if that differs, `use` overwrites it on request.
 */
export function useCepFill(before: string) {
  const [state, setState] = useState<CepState>({ kind: 'idle' });
  const [ufWarning, setUfWarning] = useState<string>();
  const asked = useRef(parseCep(before));
  /** The values that were filled in automatically; these may be overwritten. */
  const ours = useRef<Partial<Filled>>({});
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  async function look(form: HTMLFormElement, cep: string) {
    running.current?.abort();
    const looking = new AbortController();
    running.current = looking;
    setState({ kind: 'looking' });
    const place = await quietCall(findCep, { cep }, { signal: looking.signal }).catch(toMessage);
    if (looking.signal.aborted) return;
    if (typeof place === 'string') {
      // The number of the CEP alone determines the state.
      fill(form, { uf: ufOfCep(cep) ?? '' });
      return setState({ kind: 'unknown', message: place });
    }
    const known = filledOf(place);
    setState(fill(form, known) ? { kind: 'found' } : { kind: 'differs', place: known });
    moveOn(form);
  }

  /** Fills fields that were not typed by hand; returns whether all of them have the place's values now. */
  function fill(form: HTMLFormElement, place: Partial<Filled>): boolean {
    let whole = true;
    for (const name of FILLED) {
      const value = place[name];
      if (!value) continue;
      const field = fieldOf(form, name);
      if (field.value === '' || field.value === ours.current[name]) write(field, value);
      whole &&= sameText(field.value, value);
      if (field.value === value) ours.current[name] = value;
    }
    return whole;
  }

  function use(form: HTMLFormElement, place: Filled) {
    for (const name of FILLED) if (place[name]) write(fieldOf(form, name), place[name]);
    ours.current = { ...place };
    setState({ kind: 'found' });
    fieldOf(form, 'number').focus();
  }

  function onInput({ currentTarget: form, target }: FormEvent<HTMLFormElement>) {
    const { name } = target as HTMLInputElement;
    if (name !== 'cep' && name !== 'uf') return;
    const cep = parseCep(fieldOf(form, 'cep').value);
    setUfWarning(warnOf(cep, fieldOf(form, 'uf').value));
    if (name !== 'cep' || cep === asked.current) return;
    asked.current = cep;
    if (cep) void look(form, cep);
    else {
      running.current?.abort();
      setState({ kind: 'idle' });
    }
  }

  return { state, ufWarning, onInput, use };
}

function filledOf({ road, district, city, uf }: CepPlace): Filled {
  return { road, district, city, uf };
}

function toMessage(error: unknown): string {
  const known = error instanceof ApiError && error.code === 'not_found';
  return known ? error.message : 'Não deu para consultar o CEP agora. Preencha o endereço à mão.';
}

/** Moves the focus to the number, unless the person moved it; in a town with one CEP, to the road. */
function moveOn(form: HTMLFormElement): void {
  if (document.activeElement !== fieldOf(form, 'cep')) return;
  const road = fieldOf(form, 'road');
  const next = road.value === '' ? road : fieldOf(form, 'number');
  next.focus();
}

/** A state that does not fit causes a warning, not an error: borders have their exceptions. */
function warnOf(cep: string | null, written: string): string | undefined {
  const expected = cep && ufOfCep(cep);
  if (!expected || written.length < 2 || written === expected) return undefined;
  return `Este CEP costuma ser de ${expected}. Confira a UF.`;
}

function sameText(one: string, other: string): boolean {
  return one.trim().localeCompare(other.trim(), 'pt-BR', { sensitivity: 'base' }) === 0;
}

/** Dispatches an input event, as typing does, so that listeners are notified. */
function write(field: HTMLInputElement, value: string): void {
  field.value = value;
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

function fieldOf(form: HTMLFormElement, name: string): HTMLInputElement {
  return form.elements.namedItem(name) as HTMLInputElement;
}
