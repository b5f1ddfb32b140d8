import { renderToString } from 'react-dom/server';
import { captureTree } from './capture-tree.ts';
import { type Entry, inProcess } from './measure.ts';
import { openSite } from './processes/open-site.ts';

/** A page of the site, compared with the time that React alone needs for it. */
export function pageEntry(what: string, path: string): Entry {
  return {
    about: `${what}: request, loaders, SQL, streamed HTML and headers beside \`renderToString\` of the same tree with its data at hand.`,
    operations: 300,
    rounds: 5,
    async contenders({ databaseUrl, dataFolder }) {
      const site = await openSite({ databaseUrl, dataFolder });
      const tree = await captureTree(site.api, path);
      return [
        inProcess('renderToString', () => renderToString(tree)),
        inProcess(
          'Arquiba',
          async () => {
            const answer = await site.app.inject(path);
            if (answer.statusCode !== 200) throw new Error(`${path} answered ${answer.statusCode}`);
          },
          site.close,
        ),
      ];
    },
  };
}
