import { FACE_MODEL_FOLDER } from './face-model-folder.ts';

export type Mesh = readonly (readonly [x: number, y: number, z: number])[];

/** Finds a face in a picture, in the pixels of that picture; null if there is none. */
export type FindFace = (picture: HTMLCanvasElement | HTMLVideoElement) => Promise<Mesh | null>;

/** What is used of the library. */
interface FaceLibrary {
  Human: new (
    settings: object,
  ) => {
    load(): Promise<void>;
    detect(picture: HTMLCanvasElement | HTMLVideoElement): Promise<{
      error?: string | null;
      face: { score: number; mesh: Mesh }[];
    }>;
  };
}

const OFF = { enabled: false };
const SETTINGS = {
  backend: 'webgl',
  modelBasePath: FACE_MODEL_FOLDER,
  // Never used; without it the library names a server of others.
  wasmPath: FACE_MODEL_FOLDER,
  ...{ cacheSensitivity: 0, warmup: 'none', debug: false, async: true },
  face: {
    enabled: true,
    detector: { modelPath: 'blazeface.json', rotation: false, maxDetected: 1, minConfidence: 0.3 },
    mesh: { enabled: true, modelPath: 'facemesh.json' },
    ...{ iris: OFF, attention: OFF, description: OFF, emotion: OFF, antispoof: OFF, liveness: OFF },
  },
  ...{ filter: OFF, gesture: OFF, segmentation: OFF, body: OFF, hand: OFF, object: OFF },
};
const SURE = 0.4;
const POINTS = 468;

let loading: Promise<FindFace> | undefined;

/** Downloads the model once; a failed download can be repeated. No picture leaves the device. */
export function loadFaceFinder(): Promise<FindFace> {
  loading ??= open().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

async function open(): Promise<FindFace> {
  const address = `${FACE_MODEL_FOLDER}human.esm.js`;
  const { Human } = (await import(/* @vite-ignore */ address)) as FaceLibrary;
  const human = new Human(SETTINGS);
  await human.load();
  return async (picture) => {
    const { error, face } = await human.detect(picture);
    if (error) throw new Error(error);
    const [first] = face;
    return first && first.score >= SURE && first.mesh.length >= POINTS ? first.mesh : null;
  };
}
