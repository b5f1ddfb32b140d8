/** What we use of it; the package has no types of its own. */
declare module 'libheif-js/wasm-bundle.js' {
  type Handle = { readonly handle: unique symbol };
  type Named = Record<string, unknown>;

  export interface DecodedHeif {
    /** To be released. */
    image: unknown;
    /** Absent where it failed. The data lies in the memory of the library, until it is released. */
    channels?: { width: number; height: number; stride: number; data: Uint8Array<ArrayBuffer> }[];
  }

  export interface HeifImage {
    get_width(): number;
    get_height(): number;
    is_primary(): boolean;
    has_alpha_channel(): boolean;
    handle: Handle;
    /** May be called again. */
    free(): void;
  }

  export interface HeifDecoder {
    decode(content: Uint8Array): HeifImage[];
  }

  const libheif: {
    HeifDecoder: new () => HeifDecoder;
    heif_js_decode_image2(image: Handle, colours: unknown, chroma: unknown): DecodedHeif;
    heif_image_release(image: unknown): void;
    heif_colorspace: Named;
    heif_chroma: Named;
    /** All of its memory, which grows and never shrinks. */
    HEAPU8: Uint8Array;
  };
  export default libheif;
}
