/** Matches what covers the page and makes it unusable: a dialog, the drawer. */
export const MODAL = 'dialog:modal, [aria-modal]:popover-open';
