import { createECDH, randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { encryptPush, isPublicKey, MOST_PUSH_BYTES } from './encrypt-push.ts';
import { newPrivateKey, vapidKeysOf } from './vapid.ts';

const bytes = (text: string) => Buffer.from(text, 'base64url');

test('the example of RFC 8291', () => {
  const sender = createECDH('prime256v1');
  sender.setPrivateKey(bytes('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw'));
  const encrypted = encryptPush(
    Buffer.from('When I grow up, I want to be a watermelon'),
    {
      p256dh: bytes(
        'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
      ),
      auth: bytes('BTBZMqHH6r4Tts7J_aSIgg'),
    },
    { salt: bytes('DGv6ra1nlYgDCS1FRnbzlw'), sender },
  );
  expect(encrypted.toString('base64url')).toBe(
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
  );
});

test('the longest text fills the record, and a longer one is refused', () => {
  const { publicKey } = vapidKeysOf(newPrivateKey());
  const browser = { p256dh: publicKey, auth: randomBytes(16) };
  expect(encryptPush(Buffer.alloc(MOST_PUSH_BYTES), browser)).toHaveLength(4096);
  expect(() => encryptPush(Buffer.alloc(MOST_PUSH_BYTES + 1), browser)).toThrow();
});

test('only points on the curve are public keys', () => {
  const { publicKey } = vapidKeysOf(newPrivateKey());
  expect(isPublicKey(publicKey)).toBe(true);
  const bent = Buffer.from(publicKey);
  bent[64] = (bent[64] ?? 0) ^ 1;
  expect(isPublicKey(bent)).toBe(false);
  expect(isPublicKey(Buffer.alloc(65))).toBe(false);
  expect(isPublicKey(publicKey.subarray(1))).toBe(false);
});
