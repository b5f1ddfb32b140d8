/** What we use of it; the package has no types of its own. */
declare module 'libheif-js/wasm-bundle.js' {
  interface Shown {
    data: Uint8ClampedArray<ArrayBuffer>;
    width: number;
    height: number;
  }

  export interface HeifImage {
    get_width(): number;
    get_height(): number;
    is_primary(): boolean;
    has_alpha_channel(): boolean;
    /** Decodes into `data`; null where that fails. */
    display(into: Shown, done: (shown: Shown | null) => void): void;
    /** May be called again. */
    free(): void;
  }

  export interface HeifDecoder {
    decode(content: Uint8Array): HeifImage[];
  }

  const libheif: {
    HeifDecoder: new () => HeifDecoder;
    /** All of its memory, which grows and never shrinks. */
    HEAPU8: Uint8Array;
  };
  export default libheif;
}
