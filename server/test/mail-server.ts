// A mail server for tests: takes every mail and keeps it.
import { createServer, type Server } from 'node:net';

export const mails: string[] = [];

/** As little of SMTP as a mail needs. */
export const mailServer = createServer((socket) => {
  let mail: string | null = null;
  let rest = '';
  socket.write('220 harbour ready\r\n');
  socket.on('error', () => undefined);
  socket.on('data', (data) => {
    const lines = (rest + data).split('\r\n');
    rest = lines.pop() ?? '';
    for (const line of lines) {
      if (mail !== null && line !== '.') mail += `${line}\n`;
      else if (mail !== null) {
        mails.push(mail);
        mail = null;
        socket.write('250 kept\r\n');
      } else if (line === 'DATA') {
        mail = '';
        socket.write('354 go on\r\n');
      } else socket.write(line === 'QUIT' ? '221 bye\r\n' : '250 ok\r\n');
    }
  });
});

/** The port at which a server of a test listens from now on. */
export const listening = (one: Server): Promise<number> =>
  new Promise((done) => {
    one.listen(0, '127.0.0.1', () => {
      const address = one.address();
      done(typeof address === 'object' && address !== null ? address.port : 0);
    });
  });
