/** Matches an element that makes the rest of the page unusable: a dialog or the drawer. */
export const MODAL = 'dialog:modal, [aria-modal]:popover-open';
