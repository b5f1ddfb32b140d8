/** The look of a link that leads to where one pays. */
export const GO_LINK =
  'inline-flex min-h-13 items-center justify-center rounded-pill bg-orange px-7 py-2 text-center text-lg leading-tight font-semibold text-on-orange no-underline hover:bg-orange-hover justify-self-start';
