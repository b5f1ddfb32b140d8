export const LIVES_PATH = '/lives';
export const NEW_LIVE_PATH = '/lives/nova';

export function livePath({ id }: { id: string }): string {
  return `${LIVES_PATH}/${id}`;
}

export function studioPath({ id }: { id: string }): string {
  return `${livePath({ id })}/estudio`;
}
