/** Formats that every browser can decode; others are not checked. */
const DRAWN = /^image\/(jpeg|png|gif|webp|avif)$/;

/** One at a time: decoding several large photos at once is too much for a phone. */
let drawing: Promise<unknown> = Promise.resolve();

interface Refusal {
  errorMessage: string;
}

/** Rejects a picture that is too large or damaged at the file itself, before the upload and before publishing. */
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
