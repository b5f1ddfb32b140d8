import { createStaticPix, parsePix as parseWithLibrary } from 'pix-utils';
import { describe, expect, it } from 'vitest';
import { crc16, encodePix, parsePix } from './pix.ts';

const charge = {
  url: 'pix.example.com/v2/abc',
  cents: 123_450,
  merchant: 'Aro Óculos',
  city: 'São Paulo',
};

describe('a Pix code', () => {
  it('has the checksum of the standard', () => {
    expect(crc16('123456789')).toBe('29B1');
  });

  it('says what is to be paid and where the rest is asked', () => {
    expect(encodePix(charge)).toMatch(
      /^00020101021226440014br\.gov\.bcb\.pix2522pix\.example\.com\/v2\/abc52040000530398654071234\.505802BR5910Aro Oculos6009Sao Paulo62070503\*\*\*6304[0-9A-F]{4}$/,
    );
    expect(parsePix(encodePix(charge))).toEqual({
      ...{ isDynamic: true, key: null, url: charge.url, cents: charge.cents },
      ...{ merchant: 'Aro Oculos', city: 'Sao Paulo', txid: '***' },
    });
  });

  it('is read by a library that others use', () => {
    expect(parseWithLibrary(encodePix(charge))).toMatchObject({
      type: 'DYNAMIC',
      merchantName: 'Aro Oculos',
      merchantCity: 'Sao Paulo',
      url: charge.url,
    });
  });

  it('is read where a library that others use has made it', () => {
    const made = createStaticPix({
      ...{ merchantName: 'Aro', merchantCity: 'Itajai', pixKey: 'loja@aro.example' },
      ...{ infoAdicional: 'Pedido 1', transactionAmount: 399.9 },
    });
    if (!('toBRCode' in made)) throw made;
    expect(parsePix(made.toBRCode())).toMatchObject({
      ...{ isDynamic: false, key: 'loja@aro.example', cents: 39_990, merchant: 'ARO' },
    });
  });

  it('reads a static one', () => {
    const body = `00020126330014br.gov.bcb.pix0111111444777355204000053039865802BR5901A6001B62070503***6304`;
    expect(parsePix(body + crc16(body))).toMatchObject({
      ...{ isDynamic: false, key: '11144477735', cents: null },
    });
  });

  it('is not read with any character changed, added or left out', () => {
    const code = encodePix(charge);
    for (let at = 0; at < code.length; at += 1) {
      const other = code[at] === '7' ? '8' : '7';
      expect(parsePix(code.slice(0, at) + other + code.slice(at + 1)), `${at}`).toBeNull();
      expect(parsePix(code.slice(0, at) + code.slice(at + 1)), `${at}`).toBeNull();
      expect(parsePix(`${code.slice(0, at)}0${code.slice(at)}`), `${at}`).toBeNull();
    }
  });

  it('is not read where the lengths do not add up, though the checksum does', () => {
    for (const body of [
      '00020126330014br.gov.bcb.pix0111111444777355204000053039865802BR5902A6001B62070503***6304',
      '00020100020126330014br.gov.bcb.pix0111111444777355204000053039865802BR5901A6001B62070503***6304',
      '00020126330014br.gov.bcb.pix01111114447773552040000530384054041.005802BR5901A6001B62070503***6304',
    ]) {
      expect(parsePix(body + crc16(body)), body).toBeNull();
    }
  });

  it('is not made of what does not fit', () => {
    for (const wrong of [
      { cents: 0 },
      { cents: 1.5 },
      { url: 'https://a' },
      { url: 'a'.repeat(78) },
    ]) {
      expect(() => encodePix({ ...charge, ...wrong })).toThrow(RangeError);
    }
  });
});
