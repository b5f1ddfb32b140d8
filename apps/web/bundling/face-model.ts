import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import type { Plugin } from 'vite';
import { FACE_MODEL_FOLDER } from '../app/catalog/try-on/face-model-folder.ts';

const PACKAGE = new URL('../', import.meta.resolve('@vladmandic/human'));
/** The finder and the mesh of faces; the package has many more models. */
const FILES = [
  'dist/human.esm.js',
  'models/blazeface.json',
  'models/blazeface.bin',
  'models/facemesh.json',
  'models/facemesh.bin',
];

/** Puts the face model beside the scripts as it is: a page loads it when a person asks for it. */
export function faceModel(): Plugin {
  return {
    name: 'face-model',
    applyToEnvironment: (environment) => environment.name === 'client',
    configureServer(server) {
      server.middlewares.use(FACE_MODEL_FOLDER, (request, response, next) => {
        const file = FILES.find((each) => basename(each) === basename(request.url ?? ''));
        if (!file) return next();
        response.setHeader(
          'content-type',
          file.endsWith('.js') ? 'text/javascript' : 'application/octet-stream',
        );
        createReadStream(new URL(file, PACKAGE)).pipe(response);
      });
    },
    async generateBundle() {
      for (const file of FILES) {
        const source = await readFile(new URL(file, PACKAGE));
        this.emitFile({
          type: 'asset',
          fileName: `${FACE_MODEL_FOLDER.slice(1)}${basename(file)}`,
          // There is no map beside it.
          source: file.endsWith('.js')
            ? source.toString().replace(/\n\/\/# sourceMappingURL.*/, '')
            : source,
        });
      }
    },
  };
}
