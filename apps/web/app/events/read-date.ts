import { id } from '@arquiba/contract/id';

/** The date of `?data=`; without one, or with a wrong one, the next date is shown. */
export function readDate({ searchParams }: URL): { date?: string } {
  const date = searchParams.get('data');
  return date && id.safeParse(date).success ? { date } : {};
}
