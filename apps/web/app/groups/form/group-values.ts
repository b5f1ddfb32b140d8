import type { Group, GroupPage } from '@arquiba/contract/groups';

/** What the form of a group shows and sends, without the cover. */
export interface GroupValues {
  name: string;
  slug: string;
  description: string;
  sport: string;
  city: string;
  rules: string;
  access: Group['access'];
  questions: string[];
}

export const emptyGroup: GroupValues = {
  ...{ name: '', slug: '', description: '', sport: '', city: '', rules: '' },
  ...{ access: 'open', questions: [] },
};

export function valuesOf(group: GroupPage): GroupValues {
  const { name, slug, description, sport, city, rules, access, questions } = group;
  return { name, slug, description, sport, city, rules, access, questions };
}

/** Empty questions are left out. */
export function readGroup(form: FormData): GroupValues {
  const text = (name: string) => String(form.get(name) ?? '');
  return {
    ...{ name: text('name'), slug: text('slug'), description: text('description') },
    ...{ sport: text('sport'), city: text('city'), rules: text('rules') },
    access: text('access') === 'closed' ? 'closed' : 'open',
    questions: [...form.entries()].flatMap(([name, value]) =>
      name.startsWith('questions.') && String(value).trim() !== '' ? [String(value)] : [],
    ),
  };
}
