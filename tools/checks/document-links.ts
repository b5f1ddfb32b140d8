import { existsSync } from 'node:fs';
import { posix } from 'node:path';
import { type Findings, root, type SourceFile } from './source-files.ts';

const LINK = /\]\(([^)\s#]+)(?:#[^)]*)?\)/g;

/** Every relative link of the documents leads to a file. */
export function checkDocumentLinks(documents: readonly SourceFile[]): Findings {
  return documents.flatMap(({ path, text }) =>
    [...text.matchAll(LINK)].flatMap(([, link = '']) => {
      if (/^[a-z]+:/.test(link)) return [];
      const target = posix.join(posix.dirname(path), link);
      return existsSync(root + target) ? [] : [`${path}: ${link} leads nowhere`];
    }),
  );
}
