import { bigint, pgTable, primaryKey, smallint, timestamp } from 'drizzle-orm/pg-core';
import { bytesColumn, idColumn } from '../platform/database/database.ts';

export const secondFactor = pgTable('second_factor', {
  accountId: idColumn('account_id').primaryKey(),
  sealedSecret: bytesColumn('sealed_secret').notNull(),
  enabledAt: timestamp('enabled_at', { withTimezone: true }),
  usedStep: bigint('used_step', { mode: 'number' }),
  failures: smallint('failures').notNull().default(0),
  failingSince: timestamp('failing_since', { withTimezone: true }),
  codesSalt: bytesColumn('codes_salt'),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
});

export const recoveryCode = pgTable(
  'second_factor_recovery_code',
  {
    accountId: idColumn('account_id').notNull(),
    codeHash: bytesColumn('code_hash').notNull(),
    usedAt: timestamp('used_at', { withTimezone: true }),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.codeHash] })],
);
