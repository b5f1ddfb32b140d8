export const ADDRESSES = '/minha-conta/meus-enderecos';

/** The form as a separate page, for use without scripts. */
export function editPath(id: string): string {
  return `${ADDRESSES}/${id}`;
}

/** In the place of an id: an address that is not there yet. */
export const NEW = 'novo';
