import type { listMutedWords as route } from '@arquiba/contract/safety';
import type { Operation } from '../platform/calls/operation.ts';
import { presentWords } from './present-words.ts';

export const listMutedWords: Operation<typeof route> = (context) => presentWords(context);
