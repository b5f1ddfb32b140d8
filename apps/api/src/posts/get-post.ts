import type { getPost as route } from '@arquiba/contract/posts';
import type { Operation } from '../platform/calls/operation.ts';
import { presentPost } from './public/present-posts.ts';

export const getPost: Operation<typeof route> = (context, { id }) => presentPost(context, id);
