import { brand } from '@arquiba/contract/brand';
import { generateURI, ScureBase32Plugin } from 'otplib';
import { encode } from 'uqr';

/** The quiet zone that QR code readers need. */
const BORDER = 4;

const base32 = new ScureBase32Plugin();

/** The secret in the three forms that apps accept. */
export function presentSecret(bytes: Buffer, email: string) {
  const secret = base32.encode(bytes);
  const uri = generateURI({ issuer: brand.network.name, label: email, secret });
  return { uri, secret: secret.match(/.{1,4}/g)?.join(' ') ?? secret, qr: drawQr(uri) };
}

/** One path of horizontal runs: it needs no style, and a page can colour it. */
function drawQr(text: string): { path: string; size: number } {
  const { data, size } = encode(text, { ecc: 'M', border: BORDER });
  let path = '';
  for (const [y, row] of data.entries()) {
    for (let x = 0; x < size; x += 1) {
      if (!row[x]) continue;
      const from = x;
      while (row[x + 1]) x += 1;
      path += `M${from} ${y}h${x - from + 1}v1H${from}z`;
    }
  }
  return { path, size };
}
