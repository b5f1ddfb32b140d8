/** What a peer reads in one chunk unless we say otherwise, and we do not. */
const CHUNK_SIZE = 128;

/** A message of ours in chunks; they have no time. */
export function writeMessage(type: number, body: Buffer, streamId = 0): Buffer {
  // The protocol's own messages go by stream 2.
  const id = type < 8 ? 2 : 3;
  const header = Buffer.alloc(12);
  header.writeUInt8(id, 0);
  header.writeUIntBE(body.length, 4, 3);
  header.writeUInt8(type, 7);
  header.writeUInt32LE(streamId, 8);
  const pieces: Buffer[] = [header];
  for (let at = 0; at < body.length; at += CHUNK_SIZE) {
    if (at > 0) pieces.push(Buffer.of(0xc0 | id));
    pieces.push(body.subarray(at, at + CHUNK_SIZE));
  }
  return Buffer.concat(pieces);
}
