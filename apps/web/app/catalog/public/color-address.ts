/** The address of a product in a colour. */
export function colorAddress(slug: string, color: string): string {
  return `/oculos/${slug}?cor=${colorSlug(color)}`;
}

/** 'Azul-marinho' and 'Verde água' as an address has them. */
export function colorSlug(name: string): string {
  return name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
