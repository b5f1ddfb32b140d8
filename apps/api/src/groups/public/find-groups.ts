import type { Group } from '@arquiba/contract/groups';
import type { Context } from '../../platform/context.ts';
import { containing } from '../../platform/database/like-pattern.ts';
import { misspelled } from '../../platform/database/misspelled.ts';
import { presentGroup } from '../present-group.ts';
import { findGroupsById, searchAlike } from '../queries.ts';

/** Groups whose name or sport contains this text, or is similar to it; `text` is folded. */
export async function findGroups(context: Context, text: string, limit: number): Promise<Group[]> {
  const viewerId = context.viewer?.accountId ?? null;
  const rows = await searchAlike(context.db, {
    ...{ viewerId, text, pattern: containing(text), likely: misspelled(text), limit },
  });
  return rows.map((row) => presentGroup(context, row));
}

/** Groups by their ids, without hidden ones. */
export async function loadGroups(context: Context, ids: string[]): Promise<Map<string, Group>> {
  const viewerId = context.viewer?.accountId ?? null;
  const rows = await findGroupsById(context.db, { viewerId, ids });
  return new Map(rows.map((row) => [row.id, presentGroup(context, row)]));
}
