import * as z from 'zod/mini';
import { emailInput } from './email-input.ts';
import { roleNames } from './permissions.ts';
import { route } from './route.ts';

const roles = z.array(z.enum(roleNames));

export const getOwnStanding = route({
  method: 'GET',
  path: '/api/staff/own',
  summary: 'Os próprios papéis na equipe, e se já valem',
  access: 'session',
  input: z.object({}),
  output: z.object({
    roles,
    /** Roles count only with a second factor. */
    active: z.boolean(),
  }),
});

const staffMember = z.object({
  accountId: z.string(),
  name: z.string(),
  username: z.string(),
  email: z.string(),
  avatar: z.nullable(z.string()),
  roles,
  active: z.boolean(),
});
export type StaffMember = z.output<typeof staffMember>;

export const listStaff = route({
  method: 'GET',
  path: '/api/staff',
  summary: 'Quem tem papel na equipe',
  access: 'staff:roles',
  input: z.object({}),
  output: z.array(staffMember),
});

/** `seen` is what the caller saw: if somebody else has changed it since, nothing is written. */
export const setRoles = route({
  method: 'PUT',
  path: '/api/staff/roles',
  summary: 'Dá e tira papéis de uma conta; pede a senha de novo',
  access: 'staff:roles',
  input: z.object({ email: emailInput, roles, seen: roles }),
  output: staffMember,
  errors: ['password_required', 'changed'],
});
