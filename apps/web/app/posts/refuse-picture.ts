/** What every browser draws; of others it says nothing. */
const DRAWN = /^image\/(jpeg|png|gif|webp|avif)$/;

/** One at a time: several large photographs at once are more than a phone bears. */
let drawing: Promise<unknown> = Promise.resolve();

interface Refusal {
  errorMessage: string;
}

/** Says at the file itself that a picture is too large or cannot be read, and not when it was sent or the post is. */
export async function refusePicture(file: File, most: number): Promise<Refusal | undefined> {
  if (file.type.startsWith('image/') && file.size > most) {
    const limit = (most / 1024 ** 3).toLocaleString('pt-BR');
    return { errorMessage: `Esta foto é grande demais: fotos podem ter até ${limit} GB.` };
  }
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
