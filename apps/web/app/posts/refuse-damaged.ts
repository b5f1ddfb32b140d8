/** What every browser draws; of others it says nothing. */
const DRAWN = /^image\/(jpeg|png|gif|webp|avif)$/;

/** One at a time: several large photographs at once are more than a phone bears. */
let drawing: Promise<unknown> = Promise.resolve();

/** Says at the file itself that a picture cannot be read, and not when the post is sent. */
export async function refuseDamaged(file: File): Promise<{ errorMessage: string } | undefined> {
  if (!DRAWN.test(file.type)) return undefined;
  const drawn = drawing.then(() => createImageBitmap(file)).then((picture) => picture.close());
  drawing = drawn.catch(() => undefined);
  try {
    await drawn;
    return undefined;
  } catch {
    return { errorMessage: 'Não dá para abrir esta foto: o arquivo está danificado.' };
  }
}
