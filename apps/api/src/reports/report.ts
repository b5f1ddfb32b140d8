import { ApiError } from '@arquiba/contract/errors';
import { id } from '@arquiba/contract/id';
import type { report as route } from '@arquiba/contract/safety';
import { openComment } from '../comments/public/open-comment.ts';
import type { Operation } from '../platform/calls/operation.ts';
import type { SessionContext } from '../platform/context.ts';
import { newId } from '../platform/database/database.ts';
import { addNotInterested } from '../posts/public/not-interested.ts';
import { presentPost } from '../posts/public/present-posts.ts';
import { resolveOther } from '../profiles/public/resolve-username.ts';
import { insertReport } from './queries.ts';

/** Reporting the same thing twice counts once. A reported post is left out of the reporter's lists. */
export const report: Operation<typeof route> = async (context, input) => {
  const { db, clock, viewer } = context;
  const { kind, reason, note } = input;
  if (kind !== 'profile' && !id.safeParse(input.subject).success) throw new ApiError('not_found');
  const { subjectId, address } = await subjects[kind](context, input.subject);
  const createdAt = clock.now();
  const row = { id: newId(createdAt), reporterId: viewer.accountId, kind, subjectId, address };
  await insertReport(db, { ...row, reason, note, createdAt });
  if (kind === 'post') await addNotInterested(db, viewer.accountId, subjectId, createdAt);
};

const subjects = {
  async profile(context: SessionContext, username: string) {
    const subjectId = await resolveOther(context, username, 'denunciar');
    return { subjectId, address: `/perfil/${username.toLowerCase()}` };
  },
  async post(context: SessionContext, postId: string) {
    const { own } = await presentPost(context, postId);
    if (own) {
      throw new ApiError('not_allowed', {
        message: 'A publicação é sua: em vez de denunciar, apague.',
      });
    }
    return { subjectId: postId, address: `/post/${postId}` };
  },
  async comment(context: SessionContext, commentId: string) {
    const { own, postId } = await openComment(context, commentId);
    if (own) {
      throw new ApiError('not_allowed', {
        message: 'O comentário é seu: em vez de denunciar, apague.',
      });
    }
    return { subjectId: commentId, address: `/post/${postId}#comentario-${commentId}` };
  },
};
