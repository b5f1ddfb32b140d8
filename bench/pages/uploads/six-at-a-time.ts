/** As many as a browser has connections to a server, for clients without a queue of their own. */
export async function sixAtATime(files: File[], send: (file: File) => Promise<void>) {
  const waiting = [...files];
  await Promise.all(
    Array.from({ length: 6 }, async () => {
      for (let file = waiting.shift(); file; file = waiting.shift()) await send(file);
    }),
  );
}
