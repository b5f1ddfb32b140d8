import { exportAudit } from '@arquiba/contract/audit';
import { pageCall } from '../loader.ts';
import type { Route } from './+types/audit-file';
import { readAuditQuery } from './audit-query.ts';

/** The log as a file. A form asks for it, since asking is recorded. */
export async function action(args: Route.ActionArgs): Promise<Response> {
  const query = readAuditQuery(await args.request.formData());
  const { csv } = await pageCall(args)(exportAudit, query);
  return new Response(csv, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="registro-arquiba.csv"',
      'cache-control': 'no-store',
    },
  });
}
