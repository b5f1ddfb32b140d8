import * as contract from '@arquiba/contract/comments';
import { type Handler, handle } from '../platform/calls/operation.ts';
import { deleteComment, editComment, getComment } from './comment.ts';
import { createComment } from './create-comment.ts';
import { hideComment, showComment } from './hide-comment.ts';
import { likeComment, unlikeComment } from './like-comment.ts';
import { listComments } from './list-comments.ts';
import { listReplies } from './list-replies.ts';

export const handlers: Handler[] = [
  handle(contract.createComment, createComment),
  handle(contract.listComments, listComments),
  handle(contract.listReplies, listReplies),
  handle(contract.getComment, getComment),
  handle(contract.editComment, editComment),
  handle(contract.deleteComment, deleteComment),
  handle(contract.hideComment, hideComment),
  handle(contract.showComment, showComment),
  handle(contract.likeComment, likeComment),
  handle(contract.unlikeComment, unlikeComment),
];
