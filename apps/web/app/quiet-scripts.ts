import { Transform } from 'node:stream';

const SCRIPT = '<link rel="modulepreload"';

/**
 * Scripts wait for what can be read: the router asks for them as urgently as for the style sheet, and
 * there are many. They all stand in the head, which React writes whole.
 */
export function quietScripts(): Transform {
  let inHead = true;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      if (!inHead) return done(null, chunk);
      const html = chunk.toString('utf8');
      inHead = !html.includes('</head>');
      done(null, html.replaceAll(SCRIPT, `${SCRIPT} fetchpriority="low"`));
    },
  });
}
