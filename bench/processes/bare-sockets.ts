// The baseline of open sockets: a bare `ws` server that keeps them, listens to each, and knows nothing of them.
import { WebSocketServer } from 'ws';
import { answerUsage } from '../http-process.ts';

const server = new WebSocketServer({ host: '127.0.0.1', port: 0, perMessageDeflate: false });

server.on('connection', (socket) => {
  socket.on('message', (data) => socket.send(data));
});

server.on('listening', () => {
  const { port } = server.address() as { port: number };
  answerUsage(`http://127.0.0.1:${port}`, async () => {
    for (const client of server.clients) client.terminate();
    server.close();
  });
});
