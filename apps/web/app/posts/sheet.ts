/** The look of the composer, and of what stands in its place. */
export const SHEET =
  'block border-b border-line bg-raised p-4 transition sm:rounded-card sm:border';
