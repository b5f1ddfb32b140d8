import { brand } from '@arquiba/contract/brand';

export const OUTBOX_DATABASE = `${brand.storageKey}-outbox`;
