// A page on which each client uploads the same bytes, as it comes.
import { uploadWithSdk, uploadWithWidget } from './uploads/arquiba.ts';
import { uploadWithTus } from './uploads/tus.ts';
import { uploadWithUppy } from './uploads/uppy.ts';

export interface Server {
  url: string;
  /** Of the media service. */
  apiKey: string;
}

/** Ends when all files have arrived, and fails when one has not. */
type Client = (files: File[], server: Server) => Promise<void>;

const CHUNK = 65_536;

const clients: Record<string, Client> = {
  ...{ sdk: uploadWithSdk, widget: uploadWithWidget, uppy: uploadWithUppy, tus: uploadWithTus },
};
let files: File[] = [];

const bench = {
  clients,
  /** All files share their bytes, so that their size costs no memory. */
  prepare(count: number, size: number): void {
    const piece = new Uint8Array(Math.min(size, 5_000_000));
    for (let at = 0; at < piece.length; at += CHUNK) {
      crypto.getRandomValues(piece.subarray(at, at + CHUNK));
    }
    const blob = new Blob([piece]);
    const pieces = Array.from({ length: size / piece.length }, () => blob);
    files = Array.from({ length: count }, (_, at) => new File(pieces, `${at}.bin`));
  },
  async upload(client: string, server: Server): Promise<void> {
    await clients[client]?.(files, server);
  },
};

declare global {
  interface Window {
    bench: typeof bench;
  }
}
window.bench = bench;
