import { accounts } from './accounts.ts';
import { backup } from './backup.ts';
import type { Command } from './command.ts';
import { coupons } from './coupons.ts';
import { demo } from './demo.ts';
import { dev } from './dev.ts';
import { lenses } from './lenses.ts';
import { lives } from './lives.ts';
import { media } from './media.ts';
import { mediaKeys } from './media-keys.ts';
import { migrateCommand } from './migrate.ts';
import { orders } from './orders.ts';
import { prescriptions } from './prescriptions.ts';
import { products } from './products.ts';
import { questions } from './questions.ts';
import { reports } from './reports.ts';
import { restore } from './restore.ts';
import { reviews } from './reviews.ts';
import { search } from './search.ts';
import { start } from './start.ts';

/** In the order of the help. */
export const commands: readonly Command[] = [
  start,
  dev,
  media,
  migrateCommand,
  demo,
  accounts,
  reports,
  lives,
  products,
  search,
  lenses,
  reviews,
  questions,
  orders,
  prescriptions,
  coupons,
  mediaKeys,
  backup,
  restore,
];
