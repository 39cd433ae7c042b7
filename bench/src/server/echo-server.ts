// A bare `ws` server that sends back what it is sent.
import { WebSocketServer } from '@comptoir/server/testing';
import './answer-cpu.ts';

const server = new WebSocketServer({ port: 0, host: '127.0.0.1', perMessageDeflate: false });
server.on('connection', (socket) => {
  socket.on('message', (data) => socket.send(String(data)));
});
server.on('listening', () => {
  const address = server.address();
  if (typeof address === 'object' && address !== null)
    console.log(`listening ws://127.0.0.1:${address.port}`);
});
