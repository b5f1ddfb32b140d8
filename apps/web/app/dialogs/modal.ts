/** What lies over the page and keeps it from being used: a dialog, the drawer. */
export const MODAL = 'dialog:modal, [aria-modal]:popover-open';
