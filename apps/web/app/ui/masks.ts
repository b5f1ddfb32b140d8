import type { MaskitoOptions, MaskitoPreprocessor } from '@maskito/core';

const DIGIT = /\d/;
const ALPHANUMERIC = /[\dA-Z]/;
const LETTER = /[A-Z]/;

/** Brazilian formats, as masks that are applied while typing. */
export const masks = {
  phone: {
    mask: ({ value }) => pattern(isLandline(value) ? '(##)####-####' : '(##)#####-####'),
    preprocessors: [withoutCountryCode],
  },
  cpf: { mask: pattern('###.###.###-##') },
  /** The first twelve characters may be letters since July 2026. */
  cnpj: { mask: pattern('**.***.***/****-##'), preprocessors: [upperCase] },
  cep: { mask: pattern('#####-###') },
  uf: { mask: pattern('AA'), preprocessors: [upperCase] },
  /** Groups of four, as on the card; American Express in 4, 6 and 5. */
  card: {
    mask: ({ value }) =>
      pattern(/^3[47]/.test(value) ? '#### ###### #####' : '#### #### #### #### ###'),
  },
  expiry: { mask: pattern('##/##'), preprocessors: [shortYear] },
  digits: { mask: /^\d*$/, preprocessors: [onlyDigits] },
} satisfies Record<string, MaskitoOptions>;

export type MaskName = keyof typeof masks;

function pattern(written: string): (string | RegExp)[] {
  const places: Record<string, RegExp> = { '#': DIGIT, '*': ALPHANUMERIC, A: LETTER };
  return [...written].map((character) => places[character] ?? character);
}

/** Landlines start with 2 to 5 after the area code and have one digit less. */
function isLandline(value: string): boolean {
  return /^\d\d[2-5]/.test(value.replace(/\D/g, ''));
}

type Preprocessed = ReturnType<MaskitoPreprocessor>;

function upperCase({ elementState, data }: Parameters<MaskitoPreprocessor>[0]): Preprocessed {
  const value = elementState.value.toUpperCase();
  return { elementState: { ...elementState, value }, data: data.toUpperCase() };
}

/** Autofill gives '11/2031'. */
function shortYear({ elementState, data }: Parameters<MaskitoPreprocessor>[0]): Preprocessed {
  const short = (written: string) => written.replace(/^(\d\d)\s*\/\s*20(\d\d)$/, '$1/$2');
  const value = short(elementState.value);
  const selection: [number, number] = [value.length, value.length];
  return {
    elementState: value === elementState.value ? elementState : { value, selection },
    data: short(data),
  };
}

function onlyDigits({ elementState, data }: Parameters<MaskitoPreprocessor>[0]): Preprocessed {
  return { elementState, data: data.replace(/\D/g, '') };
}

/** Contacts and autofill give '+55 11 98765-4321' or '011 98765-4321'. */
function withoutCountryCode({
  elementState,
  data,
}: Parameters<MaskitoPreprocessor>[0]): Preprocessed {
  const { value } = elementState;
  return {
    elementState: isWithCountryCode(value)
      ? { value: nationalPart(value), selection: [value.length, value.length] }
      : elementState,
    data: isWithCountryCode(data) ? nationalPart(data) : data,
  };
}

function isWithCountryCode(written: string): boolean {
  return written.replace(/\D/g, '').length > 11 || /^\s*(\+55|0)/.test(written);
}

function nationalPart(written: string): string {
  return written.replace(/\D/g, '').replace(/^(55(?=\d{10})|0)/, '');
}
