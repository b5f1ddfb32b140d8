/** No file is larger, in bytes. */
export const LARGEST_FILE = 50 * 1024 ** 3;

/**
 * 128 megapixels of eight bytes each: no picture that can be decoded is larger. A larger one is stored but
 * not shown.
 */
export const LARGEST_PICTURE = 1024 ** 3;
