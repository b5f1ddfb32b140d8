import { createPrivateKey } from 'node:crypto';
import { dirname } from 'node:path';
import { FileApi, FolderApi, UploadManager } from '@bytescale/sdk';
import { expect, inject } from 'vitest';
import { everywhereIn, signerWith } from '../../apps/media/src/testing/sign-token.ts';
import { runArquiba } from '../../apps/server/src/testing/product-process.ts';
import { ORANGE_POINT } from '../../tools/testing/files.ts';

interface Keys {
  accountId: string;
  publicKey: string;
  secretKey: string;
}

/** Somebody else's site that keeps its files in our media service. */
export interface Customer extends Keys {
  /** A public key that creates nothing. */
  closedKey: string;
  /** Of a visitor who may read and create below /private. */
  issueToken(seconds?: number): Promise<string>;
  /** What the server has, asked for with the secret key. */
  stored(filePath: string): Promise<Buffer>;
}

/** Gives a customer their keys as whoever runs the product does, while it runs, and two private files. */
export async function openCustomer(name: string): Promise<Customer> {
  const keys = await command<Keys>('create', '--name', name, '--quota', '2GB');
  const { accountId, secretKey } = keys;
  const closed = await command<Keys>('create', '--account', accountId, '--download-only');
  const { keyId, privateKey } = await command<{ keyId: string; privateKey: string }>(
    ...(['create-token-key', '--account', accountId] as const),
  );
  const signer = signerWith(accountId, keyId, createPrivateKey(privateKey));
  await putPrivateFiles(keys);
  return {
    ...keys,
    closedKey: closed.publicKey,
    issueToken: (seconds = 300) =>
      signer.sign({
        seconds,
        access: {
          pathPermissions: everywhereIn('/private', {
            read: { file: { downloadFile: ['*'] } },
            write: { file: { createFile: true } },
          }),
        },
      }),
    async stored(filePath) {
      const api = new FileApi({ apiKey: secretKey, ...addresses() });
      const file = await api.downloadFile({ accountId, filePath });
      return Buffer.from(await (await file.blob()).arrayBuffer());
    },
  };
}

async function putPrivateFiles({ accountId, secretKey }: Keys): Promise<void> {
  const api = { apiKey: secretKey, ...addresses() };
  await new FolderApi(api).putFolder({
    accountId,
    putFolderRequest: {
      folderPath: '/private',
      folderSettings: { publicPermissions: { set: true, value: [] } },
    },
  });
  const manager = new UploadManager(api);
  await manager.upload({
    data: ORANGE_POINT,
    mime: 'image/png',
    path: { folderPath: '/private', fileName: 'gol é!.png' },
  });
  await manager.upload({
    ...{ data: 'particular', mime: 'text/plain' },
    path: { folderPath: '/private', fileName: 'nota.txt' },
  });
}

function addresses() {
  return { apiUrl: inject('mediaUrl'), cdnUrl: inject('mediaUrl') };
}

async function command<T>(...args: string[]): Promise<T> {
  const DATA_DIR = dirname(inject('mailFolder'));
  const { code, output } = await runArquiba(['media-keys', ...args], { DATA_DIR });
  expect({ code, output }).toMatchObject({ code: 0 });
  return JSON.parse(output.trimEnd().split('\n').at(-1) ?? '') as T;
}
