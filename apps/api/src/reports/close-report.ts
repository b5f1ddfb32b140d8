import { notify } from '../notifications/public/notify.ts';
import type { Services } from '../platform/context.ts';
import { setClosed } from './queries.ts';

/** Closes a report and tells the person who made it. Returns whether there was such an open report. */
export async function closeReport(
  services: Pick<Services, 'db' | 'clock' | 'realtime'>,
  id: string,
): Promise<boolean> {
  return services.db.transaction(async (tx) => {
    const reporterId = await setClosed(tx, id, services.clock.now());
    if (reporterId === null) return false;
    await notify(services, tx, {
      ...{ kind: 'report-closed', recipientIds: [reporterId], actorId: null },
      ...{ target: `report:${id}`, path: '/minha-conta/meus-dados/silenciados' },
    });
    return true;
  });
}
