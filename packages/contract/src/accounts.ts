import * as z from 'zod/mini';
import { roleNames } from './permissions.ts';
import { route } from './route.ts';

/** Account types and their subtypes, spelled as people see them. */
export const accountTypes = {
  Torcedor: ['Torcedor'],
  Atleta: ['Atleta profissional', 'Atleta Amador'],
  Comunicador: [
    'Jornalista',
    'Influencer',
    'Narrador',
    'Comentarista',
    'Fotógrafo',
    'Apresentador',
    'Profissional da comunicação',
  ],
  Clube: ['Clube Profissional', 'Time amador'],
  Profissional: [
    'Treinador',
    'Auxiliar Técnico',
    'Presidente',
    'Diretor',
    'Médico',
    'Fisioterapeuta',
    'Psicologo',
    'Nutricionista',
    'Staff',
    'Segurança',
    'Estagiário',
    'Fotógrafo',
    'Scout',
    'Analista',
    'Administrador',
    'Programador',
    'Roupeiro',
    'Preparador de Goleiros',
  ],
  Empresa: [
    'Material Esportivo',
    'Rede de Academias',
    'Banco',
    'Alimentos',
    'Cosméticos',
    'Casa de Apostas',
    'TV ou Canais de Comunicação',
    'Plataforma de Stream',
    'Empresa Automobilistica',
    'Cervejaria e bebidas',
  ],
} as const;

export type AccountType = keyof typeof accountTypes;
export const accountTypeNames = Object.keys(accountTypes) as AccountType[];
export const accountType = z.enum(accountTypeNames as [AccountType, ...AccountType[]]);
export const accountStatus = z.enum(['active', 'blocked', 'deleted']);

/** What the owner's browser may store of an account. */
export const accountSummary = z.object({
  id: z.string(),
  name: z.string(),
  socialName: z.string(),
  username: z.string(),
  email: z.string(),
  type: accountType,
  status: z.literal('active'),
  /** None while the account has no second factor. */
  roles: z.array(z.enum(roleNames)),
  avatar: z.nullable(z.string()),
});
export type AccountSummary = z.output<typeof accountSummary>;

/** The shortest password that sign-up accepts. */
export const PASSWORD_MIN_CHARACTERS = 8;

const required = (emptyMessage: string, maximum = 120) =>
  z.string(emptyMessage).check(z.trim(), z.minLength(1, emptyMessage), z.maxLength(maximum));

/** The fields of an account, in the order in which they are checked. */
export const accountFields = {
  type: accountType,
  subtype: z.string().check(z.maxLength(60)),
  name: required('Preencha o Nome'),
  socialName: required('Preencha o Nome Social'),
  cpf_cnpj: required('Preencha o CPF ou o CNPJ'),
  email: required('Preencha o Email', 254),
  whatsapp: required('Preencha o Whatsapp'),
  password: z
    .string('Preencha a senha')
    .check(z.minLength(1, 'Preencha a senha'), z.maxLength(200)),
  birthDate: z.iso.date('Data de nascimento inválida'),
};

export const createAccount = route({
  method: 'POST',
  path: '/api/accounts',
  summary: 'Cria uma conta e abre a sessão',
  access: 'public',
  limit: 'sign-up',
  input: z.object({
    ...accountFields,
    subtype: z.optional(accountFields.subtype),
    birthDate: z.optional(accountFields.birthDate),
    /** Required if the birth date is less than 16 years ago. */
    guardianEmail: z.optional(z.string().check(z.trim(), z.maxLength(254))),
    /** The version of the terms and the privacy policy that was accepted. */
    termsVersion: z.optional(z.string().check(z.maxLength(20))),
  }),
  output: accountSummary,
  errors: ['already_in_use'],
});
