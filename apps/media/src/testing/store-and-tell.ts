// A process of the media service that stores one picture. It prints its warnings and the picture's width.

import { readFile } from 'node:fs/promises';
import fastify from 'fastify';
import pg from 'pg';
import { createMedia } from '../app.ts';

const [databaseUrl = '', folder = '', picture = ''] = process.argv.slice(2);
const { log } = fastify({ logger: { level: 'warn' } });
const pool = new pg.Pool({ connectionString: databaseUrl, max: 2 });
const addresses = { publicUrl: 'http://media.test', siteUrl: 'http://site.test' };
const media = await createMedia({ pool, folder, log, ...addresses, diskReserve: 0 });
const content = await readFile(picture);
const file = { path: '/a.png', mime: 'image/png', originalFileName: 'a.png', content };
const { width } = await media.port.store(file);
process.stdout.write(`${JSON.stringify({ width })}\n`);
await media.stop();
await pool.end();
