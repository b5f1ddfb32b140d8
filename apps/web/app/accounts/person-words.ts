import type { PersonKind } from '@arquiba/contract/account-data';

/** The labels for a person or a company; labels for both before the choice. */
export function personWords(kind: PersonKind | '') {
  return WORDS[kind || 'either'];
}

const WORDS = {
  fisica: { name: 'Nome', socialName: 'Nome Social', document: 'CPF', askForName: 'o Nome' },
  juridica: {
    name: 'Razão Social',
    socialName: 'Nome Fantasia',
    document: 'CNPJ',
    askForName: 'a Razão Social',
  },
  either: {
    name: 'Nome ou Razão Social',
    socialName: 'Nome Social ou Fantasia',
    document: 'CPF ou CNPJ',
    askForName: 'o Nome ou a Razão Social',
  },
} as const;
