import * as z from 'zod/mini';
import { id } from './id.ts';
import { page, pageInput } from './pagination.ts';
import { route } from './route.ts';

/** What the audit log knows. A new deed of staff adds its name here, and its words in the pages. */
export const auditActions = [
  'account.block',
  'account.unblock',
  'account.confirm-email',
  'roles.change',
  'audit.export',
  'product.create',
  'visitor-message.answer',
] as const;
export type AuditAction = (typeof auditActions)[number];

export const auditSubjects = ['account', 'audit', 'product', 'visitor-message'] as const;
export type AuditSubject = (typeof auditSubjects)[number];

const fact = z.union([z.string(), z.number(), z.boolean(), z.null(), z.array(z.string())]);
const facts = z.nullable(z.record(z.string(), fact));

const auditEntry = z.object({
  id: z.string(),
  at: z.string(),
  /** Null for the operator, who uses the command line. */
  actor: z.nullable(z.object({ id: z.string(), name: z.string() })),
  action: z.enum(auditActions),
  subject: z.object({
    kind: z.enum(auditSubjects),
    id: z.string(),
    /** How people call it; the id, if it is gone. */
    name: z.string(),
  }),
  before: facts,
  after: facts,
  reason: z.string(),
  requestId: z.string(),
});
export type AuditEntry = z.output<typeof auditEntry>;

const filter = {
  /** An account, or `operador`. */
  by: z.optional(z.union([id, z.literal('operador')])),
  action: z.optional(z.enum(auditActions)),
  subject: z.optional(z.string().check(z.maxLength(120))),
  /** Days in Brazil, both included. */
  from: z.optional(z.iso.date('Data inicial inválida')),
  to: z.optional(z.iso.date('Data final inválida')),
};

export const listAudit = route({
  method: 'GET',
  path: '/api/staff/audit',
  summary: 'O que a equipe fez, o mais novo primeiro',
  access: 'staff:audit',
  input: z.object({ ...filter, ...pageInput }),
  output: page(auditEntry),
  errors: ['invalid_cursor'],
});

export const listAuditActors = route({
  method: 'GET',
  path: '/api/staff/audit/actors',
  summary: 'Quem já fez algo que está no registro',
  access: 'staff:audit',
  input: z.object({}),
  output: z.array(z.object({ by: z.string(), name: z.string() })),
});

export const AUDIT_EXPORT_MOST = 20_000;

export const exportAudit = route({
  method: 'POST',
  path: '/api/staff/audit/exports',
  summary: `O registro como CSV, até ${AUDIT_EXPORT_MOST} linhas; a própria exportação fica registrada`,
  access: 'staff:audit',
  input: z.object(filter),
  output: z.object({ csv: z.string(), rows: z.number(), cut: z.boolean() }),
});
