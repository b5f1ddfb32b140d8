export const AUDIO = 8;
export const VIDEO = 9;

/** How an FLV file begins. */
export function flvHeader(hasAudio: boolean): Buffer {
  return Buffer.from([0x46, 0x4c, 0x56, 1, hasAudio ? 5 : 1, 0, 0, 0, 9, 0, 0, 0, 0]);
}

/** The body of an RTMP message is the body of a tag. */
export function flvTag(type: number, timestamp: number, body: Buffer): Buffer {
  const tag = Buffer.alloc(11 + body.length + 4);
  tag.writeUInt8(type, 0);
  tag.writeUIntBE(body.length, 1, 3);
  tag.writeUIntBE(timestamp & 0xffffff, 4, 3);
  tag.writeUInt8(timestamp >>> 24, 7);
  body.copy(tag, 11);
  tag.writeUInt32BE(11 + body.length, 11 + body.length);
  return tag;
}

/** What a message of pictures or sound holds. */
export type Piece = 'config' | 'keyframe' | 'frame' | 'other';

/** Null where the pictures are not H.264. */
export function videoPiece(body: Buffer): Piece | null {
  const [first = 0, kind] = body;
  // With the first bit come the codecs of later versions of the protocol, H.265 and AV1 among them.
  if (first & 0x80 || (first & 0x0f) !== 7) return null;
  if (kind === 0) return 'config';
  if (kind !== 1) return 'other';
  return first >> 4 === 1 ? 'keyframe' : 'frame';
}

/** Null where the sound is not AAC. */
export function audioPiece(body: Buffer): Piece | null {
  const [first = 0, kind] = body;
  if (first >> 4 !== 10) return null;
  return kind === 0 ? 'config' : 'frame';
}
