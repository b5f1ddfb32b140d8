import * as z from 'zod/mini';
import { fileInput } from './files.ts';
import { id } from './id.ts';
import { prescriptionValues } from './prescription-values.ts';
import { route } from './route.ts';

/** The most prescriptions that an account keeps. */
export const MOST_PRESCRIPTIONS = 20;
export const PRESCRIPTION_MAX_CHARACTERS = { name: 60, prescriber: 120, remarks: 500 } as const;

/** The largest photo or PDF of a prescription, in bytes. */
export const PRESCRIPTION_FILE_MAX_BYTES = 10_000_000;
/** What it may be, by its content. */
export const PRESCRIPTION_FILE_TYPES = [
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/heic',
  'application/pdf',
] as const;

/** The version of the text that the buyer agrees to before a prescription is stored. */
export const HEALTH_CONSENT_VERSION = '2026-11';

const written = z._default(
  z.string().check(z.trim(), z.maxLength(12, 'Este valor é longo demais')),
  '',
);

/** As people write it: comma or point, with a sign, 'plano'. Empty for what the prescription does not say. */
export const writtenValues = {
  ...{ rightSphere: written, rightCylinder: written, rightAxis: written },
  ...{ rightAddition: written, rightPupil: written },
  ...{ leftSphere: written, leftCylinder: written, leftAxis: written },
  ...{ leftAddition: written, leftPupil: written },
  pupils: written,
};
export type WrittenName = keyof typeof writtenValues;

const line = (field: string, most: number) =>
  z
    .string(`Preencha ${field}`)
    .check(
      z.trim(),
      z.maxLength(most, `Use até ${most} caracteres em ${field}`),
      z.regex(/^[^\p{Cc}\u2028\u2029]*$/u, `Use uma linha só em ${field}`),
    );

const facts = {
  /** Whose it is, for its owner's list. */
  name: line('o nome da receita', PRESCRIPTION_MAX_CHARACTERS.name).check(
    z.minLength(1, 'Preencha o nome da receita, como "Minha" ou "Da Ana"'),
  ),
  /** The day on which it was written. */
  writtenOn: z
    .string('Preencha a data da receita')
    .check(
      z.trim(),
      z.minLength(1, 'Preencha a data da receita'),
      z.regex(/^\d{4}-\d{2}-\d{2}$/, 'A data da receita não existe'),
    ),
};
const prescriber = z._default(line('quem receitou', PRESCRIPTION_MAX_CHARACTERS.prescriber), '');
const remarks = z._default(
  z
    .string()
    .check(
      z.trim(),
      z.maxLength(
        PRESCRIPTION_MAX_CHARACTERS.remarks,
        `Use até ${PRESCRIPTION_MAX_CHARACTERS.remarks} caracteres nas observações`,
      ),
    ),
  '',
);

/** A photo or a PDF, for its owner: the address needs the owner's session. */
export const prescriptionFile = z.object({
  url: z.string(),
  mime: z.enum(['image/jpeg', 'application/pdf']),
  size: z.number(),
});
export type PrescriptionFile = z.output<typeof prescriptionFile>;

const prescription = z.object({
  id: z.string(),
  name: z.string(),
  writtenOn: z.string(),
  prescriber: z.string(),
  /** Older than a year. */
  old: z.boolean(),
  /** What the owner wants the shop to know; only beside a file. */
  remarks: z.string(),
  /** Null for a photo or a PDF, in which staff read them. */
  values: z.nullable(prescriptionValues),
  file: z.nullable(prescriptionFile),
});
export type Prescription = z.output<typeof prescription>;

export const listPrescriptions = route({
  method: 'GET',
  path: '/api/prescriptions',
  summary: 'As receitas guardadas na própria conta, e a autorização para guardá-las',
  access: 'session',
  input: z.object({}),
  output: z.object({
    /** When the owner allowed storing data about health; null if not, or not any more. */
    consentedAt: z.nullable(z.string()),
    /** The newest first. */
    items: z.array(prescription),
  }),
});

export const getPrescription = route({
  method: 'GET',
  path: '/api/prescriptions/:id',
  summary: 'Uma receita própria',
  access: 'session',
  input: z.object({ id }),
  output: prescription,
  errors: ['not_found'],
});

export const createPrescription = route({
  method: 'POST',
  path: '/api/prescriptions',
  summary: 'Guarda uma receita na própria conta, com a autorização para dados de saúde',
  access: 'session',
  input: z.object({
    ...facts,
    prescriber,
    ...writtenValues,
    /** Needed once; kept until it is withdrawn. */
    consent: z._default(z.boolean(), false),
  }),
  output: prescription,
  errors: ['not_allowed'],
});

export const createPrescriptionFromFile = route({
  method: 'POST',
  path: '/api/prescriptions/files',
  summary: 'Guarda uma foto ou um PDF da receita, enviado antes para a pasta da conta',
  access: 'session',
  input: z.object({ ...facts, remarks, file: z.pick(fileInput, { path: true }) }),
  output: prescription,
  errors: ['not_found', 'not_allowed'],
});

export const updatePrescription = route({
  method: 'PUT',
  path: '/api/prescriptions/:id',
  summary: 'Muda os números de uma receita própria; os pedidos ficam com a que tinham',
  access: 'session',
  input: z.object({ id, ...facts, prescriber, ...writtenValues }),
  output: prescription,
  errors: ['not_found'],
});

export const deletePrescription = route({
  method: 'DELETE',
  path: '/api/prescriptions/:id',
  summary: 'Apaga uma receita própria; os pedidos ficam com a cópia que a lei pede',
  access: 'session',
  input: z.object({ id }),
  output: z.void(),
  errors: ['not_found'],
});

export const giveHealthConsent = route({
  method: 'POST',
  path: '/api/health-consent',
  summary: 'Autoriza a loja a guardar dados de saúde; sem isso nenhum arquivo de receita é enviado',
  access: 'session',
  input: z.object({}),
  output: z.object({ consentedAt: z.string() }),
});

export const withdrawHealthConsent = route({
  method: 'DELETE',
  path: '/api/health-consent',
  summary: 'Retira a autorização para dados de saúde e apaga as receitas guardadas',
  access: 'session',
  input: z.object({}),
  output: z.void(),
});
