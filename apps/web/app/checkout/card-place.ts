/** Which of two cards; null if the order is paid with one. */
export type CardPlace = 'first' | 'second' | null;

/** The name of a field for its errors: those of the second card begin with 'second'. */
export function fieldOfCard(place: CardPlace, field: string): string {
  if (place !== 'second') return field;
  return `second${field.charAt(0).toUpperCase()}${field.slice(1)}`;
}
