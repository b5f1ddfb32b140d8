import { listGroups } from '@arquiba/contract/groups';
import type { Audience } from '@arquiba/contract/posts';
import { useEffect, useState } from 'react';
import { quietCall } from '../api-call.ts';
import { SelectField } from '../ui/select-field.tsx';
import type { DraftContent } from './composition.ts';
import { AUDIENCES } from './option-labels.ts';

const GROUP = 'grupo:';
const MOST_GROUPS = 50;

interface AudienceFieldProps {
  content: Pick<DraftContent, 'audience' | 'group'>;
  onChange(changes: Pick<DraftContent, 'group'> & Partial<DraftContent>): void;
}

/** Everyone, followers, oneself, or one of one's groups. */
export function AudienceField({ content: { audience, group }, onChange }: AudienceFieldProps) {
  const [groups, setGroups] = useState<NonNullable<DraftContent['group']>[]>([]);
  useEffect(() => {
    quietCall(listGroups, { which: 'mine', limit: MOST_GROUPS }).then(
      ({ items }) => setGroups(items.map(({ slug, name }) => ({ slug, name }))),
      // Without them the other choices remain.
      () => undefined,
    );
  }, []);
  const isListed = groups.some(({ slug }) => slug === group?.slug);
  const offered = group && !isListed ? [group, ...groups] : groups;
  const choose = (value: string) => {
    const chosen = offered.find(({ slug }) => value === GROUP + slug);
    onChange(chosen ? { group: chosen } : { group: null, audience: value as Audience });
  };
  return (
    <SelectField
      label="Quem pode ver"
      options={[
        ...AUDIENCES,
        ...offered.map(({ slug, name }) => ({ value: GROUP + slug, label: `Grupo ${name}` })),
      ]}
      value={group ? GROUP + group.slug : audience}
      onChange={(event) => choose(event.currentTarget.value)}
    />
  );
}
