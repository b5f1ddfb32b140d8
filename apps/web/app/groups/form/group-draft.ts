import { brand } from '@arquiba/contract/brand';
import type { ChosenPicture } from '../../files/public/choose-picture.ts';
import type { GroupValues } from './group-values.ts';

export interface GroupDraft {
  values: GroupValues;
  cover: ChosenPicture | null;
}

const keyOf = (accountId: string) => `${brand.storageKey}-novo-grupo-${accountId}`;

/** What was typed before a reload; stored while the tab is open. */
export function readGroupDraft(accountId: string): GroupDraft | null {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(accountId)) ?? 'null');
  } catch {
    return null;
  }
}

/** Null once the group was created. */
export function writeGroupDraft(accountId: string, draft: GroupDraft | null): void {
  try {
    if (draft) sessionStorage.setItem(keyOf(accountId), JSON.stringify(draft));
    else sessionStorage.removeItem(keyOf(accountId));
  } catch {
    // Storage is full or disabled: a reload loses the draft.
  }
}
