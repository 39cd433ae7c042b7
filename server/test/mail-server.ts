// A mail server for tests: takes every mail and keeps it.
import { createServer, type Server } from 'node:net';

export const mails: string[] = [];

/** null: a mail is answered as soon as it has come. */
let held: (() => void)[] | null = null;
/** From now on no mail is answered, until the function that is returned is called. */
export function holdMails(): () => void {
  const waiting: (() => void)[] = [];
  held = waiting;
  return () => {
    held = null;
    for (const keep of waiting) keep();
  };
}

function take(mail: string, answer: () => void): void {
  const keep = (): void => {
    mails.push(mail);
    answer();
  };
  if (held === null) keep();
  else held.push(keep);
}

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
        take(mail, () => socket.write('250 kept\r\n'));
        mail = null;
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
