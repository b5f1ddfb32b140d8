import { type Environment, readOrigin, readSwitch, readText } from './environment.ts';
import { Refusal } from './refusal.ts';

/** A bucket of any S3-compatible server. */
export interface S3Config {
  /** Undefined: AWS's endpoint for the region. */
  endpoint: string | undefined;
  /** The same server's address for browsers; undefined: the same address. */
  publicEndpoint: string | undefined;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** The bucket is in the path of URLs, not in the host name. */
  forcePathStyle: boolean;
}

const NEEDED = ['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;
const OPTIONAL = ['S3_ENDPOINT', 'S3_PUBLIC_ENDPOINT', 'S3_REGION', 'S3_FORCE_PATH_STYLE'] as const;
const DEFAULT_REGION = 'us-east-1';

/** All required settings, or none: a part of them is an error. */
export function readS3(environment: Environment): S3Config | undefined {
  const isGiven = (name: string) => readText(environment, name) !== undefined;
  const given = [...NEEDED, ...OPTIONAL].find(isGiven);
  if (!given) return undefined;
  const missing = NEEDED.find((name) => !isGiven(name));
  if (missing) throw new Refusal(`Falta ${missing}: com ${given}, as mídias ficam no S3.`);
  const endpoint = readOrigin(environment, 'S3_ENDPOINT');
  return {
    endpoint,
    publicEndpoint: readOrigin(environment, 'S3_PUBLIC_ENDPOINT'),
    bucket: readShaped(environment, 'S3_BUCKET', /^[A-Za-z0-9][\w.-]{1,61}[A-Za-z0-9]$/),
    region: isGiven('S3_REGION')
      ? readShaped(environment, 'S3_REGION', /^[\w-]{2,40}$/)
      : DEFAULT_REGION,
    accessKeyId: readShaped(environment, 'S3_ACCESS_KEY_ID', /^[\x21-\x7e]{3,256}$/),
    secretAccessKey: readShaped(environment, 'S3_SECRET_ACCESS_KEY', /^[\x21-\x7e]{8,256}$/),
    forcePathStyle: readSwitch(environment, 'S3_FORCE_PATH_STYLE', endpoint !== undefined),
  };
}

// The error message leaves out the value: one of them is a secret, and they are easily swapped.
function readShaped(environment: Environment, name: string, shape: RegExp): string {
  const value = readText(environment, name) ?? '';
  if (shape.test(value)) return value;
  throw new Refusal(`${name} não tem a forma que o S3 pede.`);
}
