import type { DraftContent } from '@arquiba/contract/drafts';
import { boolean, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { idColumn } from '../platform/database/database.ts';
import type { FileReference } from '../platform/files/file-reference.ts';

type DraftPoll = NonNullable<DraftContent['poll']>;

interface StoredPoll extends Omit<DraftPoll, 'options'> {
  options: { label: string; picture: FileReference | null }[];
}

export interface StoredContent extends Omit<DraftContent, 'media' | 'poll'> {
  media: FileReference[];
  poll: StoredPoll | null;
}

export const draft = pgTable('draft', {
  id: idColumn('id').primaryKey(),
  accountId: idColumn('account_id').notNull(),
  content: jsonb('content').$type<StoredContent>().notNull(),
  isCurrent: boolean('is_current').notNull().default(false),
  publishAt: timestamp('publish_at', { withTimezone: true }),
  problem: text('problem'),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
});
