import type { Hooks } from '../platform/context.ts';
import type {} from '../posts/public/hooks.ts';
import { listComing } from './notice-queries.ts';
import { whenAndWhere } from './notices.ts';
import { tellAnswerers } from './tell-answerers.ts';

/** An event goes with the post that announces it; for those who answered it is cancelled. */
export const tellOfDeletion: Hooks['postDeleted'][number] = async (tx, postId, now) => {
  const rows = await listComing(tx, postId, now);
  const [first] = rows;
  if (!first) return;
  await tellAnswerers(tx, rows, {
    ...{ kind: 'event-cancelled', actorId: first.authorId, now, gone: true },
    mail: (about) => ({
      subject: `Cancelado: ${about.title}`,
      lines: [`${about.title} foi cancelado e apagado.`, ...whenAndWhere(about)],
    }),
  });
};
