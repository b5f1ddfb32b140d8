export { FILE } from '../files/file-address.ts';
export { holdFiles, listFiles } from '../files/queries.ts';
