/** A dynamic Pix charge: one payment, whose details the bank reads from a URL. */
export interface PixCharge {
  /** Address of the charge at the provider, without `https://`. */
  url: string;
  cents: number;
  /** Cut to what fits, without accents: 25 and 15 characters. */
  merchant: string;
  city: string;
}

export interface ReadPix {
  isDynamic: boolean;
  /** Of a static code. */
  key: string | null;
  url: string | null;
  cents: number | null;
  merchant: string;
  city: string;
  txid: string;
}

const GUI = 'br.gov.bcb.pix';
const LONGEST_URL = 77;

/** The text that a Pix QR code holds, and that people copy and paste. */
export function encodePix({ url, cents, merchant, city }: PixCharge): string {
  if (!Number.isSafeInteger(cents) || cents <= 0) throw new RangeError(`Not an amount: ${cents}`);
  if (!/^[\x21-\x7e]+$/.test(url) || url.length > LONGEST_URL || url.includes('://')) {
    throw new RangeError('The address of a charge has up to 77 characters and no scheme');
  }
  const amount = `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;
  const body = [
    field('00', '01'),
    field('01', '12'),
    field('26', field('00', GUI) + field('25', url)),
    field('52', '0000'),
    field('53', '986'),
    field('54', amount),
    field('58', 'BR'),
    field('59', plain(merchant, 25)),
    field('60', plain(city, 15)),
    // For a dynamic charge the txid is at its URL.
    field('62', field('05', '***')),
  ].join('');
  return `${body}6304${crc16(`${body}6304`)}`;
}

/** Null for anything that is not a complete, valid code. */
export function parsePix(code: string): ReadPix | null {
  if (!/^[\x20-\x7e]{20,512}$/.test(code)) return null;
  const checked = code.slice(0, -4);
  if (!checked.endsWith('6304') || crc16(checked) !== code.slice(-4)) return null;
  const fields = readFields(checked.slice(0, -4));
  const account = fields && readFields(fields.get('26') ?? '');
  const extra = fields && readFields(fields.get('62') ?? '');
  if (!fields || !account || !extra || !isPixInReais(fields, account)) return null;
  const key = account.get('01') ?? null;
  const url = account.get('25') ?? null;
  const cents = readAmount(fields.get('54'));
  if ((key === null) === (url === null) || cents === undefined) return null;
  return {
    isDynamic: fields.get('01') === '12',
    ...{ key, url, cents },
    merchant: fields.get('59') ?? '',
    city: fields.get('60') ?? '',
    txid: extra.get('05') ?? '',
  };
}

function isPixInReais(fields: Map<string, string>, account: Map<string, string>): boolean {
  const expected = { '00': '01', '53': '986', '58': 'BR' };
  const agrees = Object.entries(expected).every(([id, value]) => fields.get(id) === value);
  return agrees && account.get('00')?.toLowerCase() === GUI;
}

/** Null if there is none, undefined if it is not an amount. */
function readAmount(written: string | undefined): number | null | undefined {
  if (written === undefined) return null;
  const [, reais, cents] = /^(\d{1,10})\.(\d{2})$/.exec(written) ?? [];
  return reais === undefined ? undefined : Number(reais) * 100 + Number(cents);
}

function field(id: string, value: string): string {
  if (value.length === 0 || value.length > 99)
    throw new RangeError(`Field ${id} has no fit length`);
  return `${id}${String(value.length).padStart(2, '0')}${value}`;
}

/** Null unless the lengths add up to the whole and no field comes twice. */
function readFields(text: string): Map<string, string> | null {
  const fields = new Map<string, string>();
  for (let at = 0; at < text.length; ) {
    const [, id = '', length = ''] = /^(\d{2})(\d{2})/.exec(text.slice(at, at + 4)) ?? [];
    const end = at + 4 + Number(length);
    if (id === '' || fields.has(id) || length === '00' || end > text.length) return null;
    fields.set(id, text.slice(at + 4, end));
    at = end;
  }
  return fields;
}

function plain(text: string, most: number): string {
  const ascii = text.normalize('NFD').replace(/[^\x20-\x7e]/g, '');
  return ascii.trim().slice(0, most).trim();
}

/** CRC-16/CCITT-FALSE in four hexadecimal digits; of '123456789' it is 29B1. */
export function crc16(text: string): string {
  let crc = 0xffff;
  for (let index = 0; index < text.length; index += 1) {
    crc ^= text.charCodeAt(index) << 8;
    for (let bit = 0; bit < 8; bit += 1) {
      crc = (crc & 0x8000 ? (crc << 1) ^ 0x1021 : crc << 1) & 0xffff;
    }
  }
  return crc.toString(16).toUpperCase().padStart(4, '0');
}
