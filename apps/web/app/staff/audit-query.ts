import { type AuditAction, auditActions } from '@arquiba/contract/audit';

export interface AuditQuery {
  by?: string;
  action?: AuditAction;
  subject?: string;
  from?: string;
  to?: string;
}

/** The filter in the address of the page, or in the form that exports. */
export function readAuditQuery(given: URLSearchParams | FormData): AuditQuery {
  const read = (name: string) => String(given.get(name) ?? '').trim();
  const action = auditActions.find((each) => each === read('action'));
  const [by, subject, from, to] = ['by', 'subject', 'from', 'to'].map(read);
  return {
    ...(by && { by }),
    ...(action && { action }),
    ...(subject && { subject }),
    ...(from && { from }),
    ...(to && { to }),
  };
}
