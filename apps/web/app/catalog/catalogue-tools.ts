/** What the catalogue needs after its first picture, in one file. */
export { CatalogueToolbar } from './catalogue-toolbar.tsx';
export { FilterPanel } from './filter-panel.tsx';
export { MoreProducts } from './more-products.tsx';
export { NothingHere } from './nothing-here.tsx';
export { ShapeChips } from './shape-chips.tsx';
