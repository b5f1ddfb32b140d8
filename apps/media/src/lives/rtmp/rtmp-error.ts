/** The peer does not speak RTMP, or more of it than we bear. */
export class RtmpError extends Error {
  override readonly name = 'RtmpError';
}
