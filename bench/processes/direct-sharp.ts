// The baseline of a thumbnail: sharp, called directly, on the same picture.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import sharp from 'sharp';
import { answerUsage } from '../http-process.ts';

const { PICTURES = '' } = process.env;

const server = createServer(async (request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://x');
  const picture = sharp(join(PICTURES, pathname))
    .autoOrient()
    .resize({ width: Number(searchParams.get('w')) });
  const made =
    searchParams.get('f') === 'webp'
      ? picture.webp({ quality: 80 })
      : picture.jpeg({ quality: 80 });
  response.end(await made.toBuffer());
});
server.listen(0, '127.0.0.1', () => {
  const { port } = server.address() as AddressInfo;
  answerUsage(`http://127.0.0.1:${port}`, async () => {
    server.closeAllConnections();
    server.close();
  });
});
