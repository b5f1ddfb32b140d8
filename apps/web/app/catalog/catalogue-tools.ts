/** Code that the catalogue needs after first paint, in one chunk. */
export { CatalogueToolbar } from './catalogue-toolbar.tsx';
export { FilterPanel } from './filter-panel.tsx';
export { FromStart } from './from-start.tsx';
export { MoreProducts } from './more-products.tsx';
export { NothingHere } from './nothing-here.tsx';
export { ShapeChips } from './shape-chips.tsx';
