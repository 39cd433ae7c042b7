// A whole bot: signs in by token, opens a table against a bot of the house, plays its first option until the end.
//   COMPTOIR_URL=http://localhost:8080 COMPTOIR_TOKEN=cmp_… node example-bot.mjs nauticus
import { WebSocket } from 'ws';

const url = process.env.COMPTOIR_URL ?? 'http://localhost:8080';
const headers = { authorization: `Bearer ${process.env.COMPTOIR_TOKEN}` };
const game = process.argv[2] ?? 'nauticus';

async function post(path, body) {
  const init = {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  };
  const response = await fetch(`${url}${path}`, init);
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return response.json();
}

const { id: match } = await post('/api/matches', { game, seats: ['me', { bot: 'mousse' }] });
const socket = new WebSocket(`${url.replace('http', 'ws')}/api/socket`, { headers });
let asked = -1;

socket.on('open', () => socket.send(JSON.stringify({ type: 'join', match })));
socket.on('message', (data) => {
  const message = JSON.parse(String(data));
  if (message.type === 'refused') throw new Error(`refused: ${message.code} ${message.rule ?? ''}`);
  if (message.type !== 'table') return;
  if (message.result !== null) {
    console.log(JSON.stringify({ match, viewer: message.viewer, ...message.result }));
    socket.close();
    return;
  }
  const { decision, seq } = message;
  if (decision === null || seq === asked) return; // not our turn, or answered already
  asked = seq;
  const [option] = decision.options; // a better bot chooses here
  socket.send(JSON.stringify({ type: 'pick', match, seq, id: `pick ${seq}`, ...option }));
});
