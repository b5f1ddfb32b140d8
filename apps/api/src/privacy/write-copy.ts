import { setImmediate as nextTurn } from 'node:timers/promises';
import { brand } from '@arquiba/contract/brand';
import { strToU8, Zip, ZipDeflate } from 'fflate';
import type { Services } from '../platform/context.ts';
import { PermanentFailure } from '../platform/jobs/job.ts';

/** The table's limit; some hundred thousand posts fit. */
const LARGEST_COPY = 16 * 1024 * 1024;
/** Compressed without a pause; takes some milliseconds. */
const TURN_BYTES = 64 * 1024;

/**
 * Everything that the features store about an account, as one JSON file in a zip. Written in batches, so that
 * only compressed bytes are in memory, and other requests run in between.
 */
export async function writeCopy(
  services: Services,
  accountId: string,
  signal: AbortSignal,
): Promise<Buffer> {
  const packed: Uint8Array[] = [];
  let size = 0;
  let sinceTurn = 0;
  const zip = new Zip((error, bytes) => {
    if (error) throw error;
    packed.push(bytes);
    size += bytes.length;
  });
  const file = new ZipDeflate(COPY_JSON_NAME);
  file.mtime = services.clock.now();
  zip.add(file);
  const checkSize = () => {
    if (size > LARGEST_COPY) throw new PermanentFailure('The copy of an account is too large.');
  };
  for await (const text of jsonOf(services, accountId)) {
    const bytes = strToU8(text);
    file.push(bytes);
    checkSize();
    sinceTurn += bytes.length;
    if (sinceTurn < TURN_BYTES) continue;
    sinceTurn = 0;
    await nextTurn();
    signal.throwIfAborted();
  }
  file.push(new Uint8Array(), true);
  zip.end();
  checkSize();
  return Buffer.concat(packed);
}

export const COPY_JSON_NAME = `${brand.network.username}-meus-dados.json`;

async function* jsonOf(services: Services, accountId: string): AsyncGenerator<string> {
  const about = {
    oQueE: `Cópia dos dados de uma conta da ${brand.network.name}, feita a pedido de quem é dono dela.`,
    feitaEm: services.clock.now(),
    horarios: 'UTC',
  };
  yield `{\n  "sobre": ${indented(about)}`;
  for (const { name, collect } of services.hooks.accountExport) {
    const collected = collect(services, accountId);
    yield `,\n  ${JSON.stringify(name)}: `;
    if (isPortioned(collected)) yield* listOf(collected);
    else yield indented(await collected);
  }
  yield '\n}\n';
}

async function* listOf(portions: AsyncIterable<unknown[]>): AsyncGenerator<string> {
  let before = '[\n    ';
  for await (const portion of portions) {
    for (const item of portion) {
      yield before + indented(item, '    ');
      before = ',\n    ';
    }
  }
  yield before.startsWith('[') ? '[]' : '\n  ]';
}

/** Line breaks inside texts are escaped: the remaining ones belong to the layout. */
function indented(value: unknown, margin = '  '): string {
  return JSON.stringify(value ?? null, null, 2).replaceAll('\n', `\n${margin}`);
}

function isPortioned(value: object): value is AsyncIterable<unknown[]> {
  return Symbol.asyncIterator in value;
}
