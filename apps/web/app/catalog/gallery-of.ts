import type { ProductViewKind } from '@arquiba/contract/catalog';
import type { FileView } from '@arquiba/contract/files';
import type { ProductColor } from './chosen-color.ts';

interface GalleryView {
  key: string;
  /** In the page; links without scripts lead to it. */
  id: string;
  name: string;
  image: FileView;
}

/** In the order of the gallery; `prova` is for the try-on only. */
const NAMES: [Exclude<ProductViewKind, 'prova'>, string][] = [
  ['tres-quartos', 'De três quartos'],
  ['lado', 'De lado'],
  ['rosto', 'No rosto'],
];

/** The pictures of a colour: the front, then its further views. */
export function galleryOf(color: ProductColor | undefined): GalleryView[] {
  if (!color?.image) return [];
  const front = { key: 'frente', id: 'vista-frente', name: 'De frente', image: color.image };
  const others = NAMES.flatMap(([kind, name]) => {
    const view = color.views.find((one) => one.kind === kind);
    return view ? [{ key: kind, id: `vista-${kind}`, name, image: view.image }] : [];
  });
  return [front, ...others];
}
