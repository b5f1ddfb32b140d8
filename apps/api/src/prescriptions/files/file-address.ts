/** What ends the address of every prescription's file, under that of the prescription. */
export const FILE = 'file';

/** The address on the site: it answers only to the owner's session. */
export function filePathOf(id: string): string {
  return `/api/prescriptions/${id}/${FILE}`;
}
