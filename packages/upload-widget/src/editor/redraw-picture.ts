import type { Box } from './crop-geometry.ts';

/** A picture rotated clockwise by quarters, then cut, redrawn in its own format. */
export async function redrawPicture(file: File, quarters: number, part: Box | null): Promise<File> {
  const picture = await createImageBitmap(file);
  const isUpright = quarters % 2 === 0;
  const width = isUpright ? picture.width : picture.height;
  const height = isUpright ? picture.height : picture.width;
  const shown = part ?? { x: 0, y: 0, width, height };
  const canvas = new OffscreenCanvas(shown.width, shown.height);
  const context = canvas.getContext('2d');
  context?.translate(width / 2 - shown.x, height / 2 - shown.y);
  context?.rotate((quarters * Math.PI) / 2);
  context?.drawImage(picture, -picture.width / 2, -picture.height / 2);
  picture.close();
  const type = /^image\/(png|webp)$/.test(file.type) ? file.type : 'image/jpeg';
  const blob = await canvas.convertToBlob({ type, quality: 0.92 });
  return new File([blob], file.name, { type });
}
