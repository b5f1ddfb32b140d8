export const ADDRESSES = '/minha-conta/meus-enderecos';

/** The form as a separate page, for use without scripts. */
export function editPath(id: string): string {
  return `${ADDRESSES}/${id}`;
}

/** Used instead of an id for a new address. */
export const NEW = 'novo';
