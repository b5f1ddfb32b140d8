import type { en } from './en.ts';

/** Every text of the widget, by its key. */
export type Locale = { [K in keyof typeof en]: (typeof en)[K] extends boolean ? boolean : string };

/** Names that texts had in older versions of the protocol's widget, and still have in many sites. */
const OLD_NAMES = {
  addAnotherFile: 'addAnotherFileBtn',
  addAnotherImage: 'addAnotherImageBtn',
  cancel: 'cancelBtn',
  cancelled: 'cancelBtnClicked',
  cancelPreview: 'cancelPreviewBtn',
  continue: 'continueBtn',
  crop: 'cropBtn',
  done: 'doneBtn',
  error: 'submitBtnError',
  finish: 'finishBtn',
  finishIcon: 'finishBtnIcon',
  image: 'imageCropNumberPrefix',
  maxFilesReached: 'maxFilesReachedPrefix',
  maxImagesReached: 'maxImagesReachedPrefix',
  maxSize: 'fileSizeLimitPrefix',
  next: 'continueBtn',
  of: 'xOfY',
  pleaseWait: 'submitBtnLoading',
  remove: 'removeBtn',
  removed: 'removeBtnClicked',
  uploadFile: 'uploadFileBtn',
  uploadFiles: 'uploadFileMultiBtn',
  uploadImage: 'uploadImageBtn',
  uploadImages: 'uploadImageMultiBtn',
} as const satisfies Record<string, keyof Locale>;

type Loose<T> = { [K in keyof T]?: T[K] | null | undefined };
export type PartialLocale = Loose<Locale> & {
  [K in keyof typeof OLD_NAMES]?: Locale[(typeof OLD_NAMES)[K]] | null | undefined;
};

/** Missing or empty texts stay as in the base. */
export function mergeLocale(base: Locale, given: PartialLocale = {}): Locale {
  const renamed = Object.entries(given).flatMap(([key, value]) => {
    if (value === null || value === undefined) return [];
    return [[OLD_NAMES[key as keyof typeof OLD_NAMES] ?? key, value]];
  });
  return { ...base, ...Object.fromEntries(renamed) };
}

/** Replaces the placeholders `{name}` of a text with values. */
export function fill(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (place, name) => String(values[name] ?? place));
}
