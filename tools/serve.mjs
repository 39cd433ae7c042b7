// Serves the pages alone, without a server behind them, and prints where: what the browser tests look at.
//   PORT (8080, or the next free one)   HOST (localhost)   --no-build: serve what is there   --tied: end when standard input does
import { createServer } from 'node:http';
import { answerPage, buildPages } from './pages.mjs';

const MOST_PORTS = 50;

function listen(port, left) {
  const host = process.env.HOST ?? 'localhost';
  const server = createServer(answerPage);
  server.once('error', (error) => {
    if (error.code === 'EADDRINUSE' && left > 0 && port !== 0) listen(port + 1, left - 1);
    else {
      console.error(`Comptoir cannot listen on ${host}:${port}: ${error.message}`);
      process.exit(1);
    }
  });
  server.listen(port, host, () => console.log(`Comptoir is open: http://${host}:${server.address().port}/`));
}

const port = Number(process.env.PORT ?? 8080);
if (!Number.isInteger(port) || port < 0 || port > 65_535) {
  console.error(`PORT is “${process.env.PORT}”; a number from 0 to 65535 is wanted.`);
  process.exit(1);
}
if (process.argv.includes('--tied')) process.stdin.once('end', () => process.exit(0)).resume();
if (!process.argv.includes('--no-build')) buildPages();
listen(port, MOST_PORTS);
