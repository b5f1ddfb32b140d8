/** Who says what; `replies` are below it, and one level deep. */
export type Said = readonly [
  author: string,
  text: string,
  ...replies: readonly (readonly [author: string, text: string])[],
];

/** Conversations by the key of the post they are under, each in the order of the day. */
export type Threads = Readonly<Record<string, readonly Said[]>>;
