// The baseline of delivered messages: a bare `ws` server that writes one row for each message and sends the
// message to everyone in its room. Nobody is looked up, nothing is validated or ordered.
import pg from 'pg';
import { type WebSocket, WebSocketServer } from 'ws';
import { answerUsage } from '../http-process.ts';

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 20 });
const server = new WebSocketServer({ host: '127.0.0.1', port: 0 });
const rooms = new Map<string, Set<WebSocket>>();

const INSERT = `INSERT INTO bare_message (room, sender, client_id, text, created_at)
  VALUES ($1, $2, $3, $4, now()) RETURNING id, created_at`;

server.on('connection', (socket, request) => {
  const { searchParams } = new URL(request.url ?? '/', 'ws://floor');
  for (const room of searchParams.getAll('room')) {
    rooms.set(room, (rooms.get(room) ?? new Set()).add(socket));
  }
  const sender = searchParams.get('account');
  socket.on('message', async (data) => {
    const { room, clientId, text } = JSON.parse(data.toString());
    const values = [room, sender, clientId, text];
    const { rows } = await pool.query({ name: 'insert', text: INSERT, values });
    const message = JSON.stringify({ ...rows[0], room, sender, clientId, text });
    for (const each of rooms.get(room) ?? []) each.send(message);
  });
});

server.on('listening', () => {
  const { port } = server.address() as { port: number };
  answerUsage(`http://127.0.0.1:${port}`, async () => {
    for (const client of server.clients) client.terminate();
    server.close();
    await pool.end();
  });
});
