/** Served for ever under this name: it changes with the version of the package. */
export const FACE_MODEL_FOLDER = '/assets/face-model-3.3.6/';
/** What a browser downloads, compressed. */
export const FACE_MODEL_SIZE = '2,4 MB';
