// Scripted players: guests who open tables, and choose by chance what they are offered.
import { randomBytes } from 'node:crypto';
import { Agent, request } from 'node:http';
import WebSocket from 'ws';

const agent = new Agent({ keepAlive: true, maxSockets: 32 });

function call(origin, method, path, body, cookie) {
  return new Promise((resolve, reject) => {
    const sent = request(
      `${origin}${path}`,
      {
        agent,
        method,
        headers: { origin, 'content-type': 'application/json', ...(cookie ? { cookie } : {}) },
      },
      (response) => {
        let text = '';
        response.setEncoding('utf8');
        response.on('data', (part) => {
          text += part;
        });
        response.on('end', () => {
          if (response.statusCode >= 300)
            return reject(new Error(`${method} ${path}: ${response.statusCode} ${text}`));
          resolve({ answer: JSON.parse(text), cookie: response.headers['set-cookie']?.[0]?.split(';')[0] });
        });
      },
    );
    sent.once('error', reject);
    sent.end(body === undefined ? undefined : JSON.stringify(body));
  });
}

/** So many at once. */
async function inParallel(count, width, job) {
  let next = 0;
  const results = [];
  const lane = async () => {
    while (next < count) {
      const i = next++;
      results[i] = await job(i);
    }
  };
  await Promise.all(Array.from({ length: width }, lane));
  return results;
}

const SETTINGS = {
  options: {},
  players: 2,
  pace: { kind: 'live', turn: 3600, bank: 3600 },
  listed: false,
  rated: false,
  hints: false,
  spectators: false,
};

/** Each table has two guests; those of one table are spread over all processes. */
async function openTable(origins, number) {
  const homes = [0, 1].map((seat) => origins[(number + seat) % origins.length]);
  const guests = [];
  for (const origin of homes) {
    // A process knows its own address only: whoever comes there says it.
    const { cookie } = await call(origin, 'POST', '/api/guest', { name: `Player ${number}`, locale: 'en' });
    guests.push({ origin, cookie });
  }
  const [host, guest] = guests;
  const game = number % 4 === 3 ? 'duel' : 'valley';
  const { answer } = await call(host.origin, 'POST', '/api/tables', { game, ...SETTINGS }, host.cookie);
  const { id } = answer.info;
  await call(guest.origin, 'POST', `/api/tables/${id}/join`, {}, guest.cookie);
  await call(host.origin, 'POST', `/api/tables/${id}/start`, {}, host.cookie);
  return { id, guests };
}

/**
 * Tables with both players connected. `think`: how long they take for a choice, in ms. Each choice is timed from
 * the command to the moment when everybody at the table has got its event. `spare`: so many more tables are ready,
 * each to be played at when a game is over.
 */
export async function openPlayers(origins, count, spare, think) {
  const tables = await inParallel(count + spare, 16, (i) => openTable(origins, i));
  const later = tables.slice(count);
  const figures = { choices: 0, times: [], errors: [], over: 0 };
  let measuring = false;
  let running = true;
  const sockets = [];

  const fail = (message) => {
    if (running) figures.errors.push(message);
  };

  function play(table) {
    /** What is under way: when it was sent, and who has not heard of it yet. */
    const flying = new Map();

    function consider(player, { decision, seq, status }) {
      if (status === 'over') {
        if (player.seat === 0) {
          figures.over++;
          const next = later.pop();
          if (next) play(next).catch((error) => fail(error.message));
        }
        return;
      }
      if (!decision || player.asked === `${seq}`) return;
      player.asked = `${seq}`;
      const wait = think === 0 ? 0 : think * (0.5 + Math.random());
      const go = () => {
        if (!running || player.asked !== `${seq}`) return;
        const { key } = decision.options[Math.floor(Math.random() * decision.options.length)];
        flying.set(seq + 1, { at: performance.now(), left: 2 });
        const id = randomBytes(9).toString('base64url');
        const action = { type: 'choose', decision: decision.id, keys: [key] };
        player.send({ type: 'command', command: { id, table: table.id, seq, action } });
      };
      if (wait === 0) setImmediate(go);
      else setTimeout(go, wait);
    }

    function heard(entries) {
      for (const { seq, type } of entries) {
        const sent = type === 'choice' ? flying.get(seq) : undefined;
        if (!sent || --sent.left > 0) continue;
        flying.delete(seq);
        if (!measuring) continue;
        figures.choices++;
        figures.times.push(performance.now() - sent.at);
      }
    }

    return Promise.all(
      table.guests.map(
        ({ origin, cookie }, seat) =>
          new Promise((resolve, reject) => {
            const socket = new WebSocket(`${origin.replace('http', 'ws')}/api/live`, {
              headers: { cookie, origin },
              perMessageDeflate: false,
            });
            sockets.push(socket);
            const player = { seat, asked: '', send: (message) => socket.send(JSON.stringify(message)) };
            socket.once('error', reject);
            socket.on('close', (code) => fail(`socket closed: ${code}`));
            socket.on('message', (data) => {
              const message = JSON.parse(data);
              if (message.type === 'welcome') {
                player.send({ type: 'watch', table: table.id });
                const beat = setInterval(
                  () => player.send({ type: 'ping', tables: [] }),
                  message.heartbeat * (0.8 + 0.2 * Math.random()),
                );
                socket.once('close', () => clearInterval(beat));
              } else if (message.type === 'sync') {
                resolve();
                consider(player, message.sync.status);
              } else if (message.type === 'entries') {
                heard(message.entries);
                consider(player, message.status);
              } else if (message.type === 'done' && !message.outcome.ok) {
                // Both are asked at once in the beginning of Duel: who comes second is told so and goes on.
                if (message.outcome.refusal.code !== 'stale') fail(message.outcome.refusal.message);
              } else if (message.type === 'refused' || message.type === 'bye') fail(JSON.stringify(message));
            });
          }),
      ),
    );
  }

  await inParallel(count, 64, (i) => play(tables[i]));
  return {
    /** Counts for so long. */
    async measure(seconds) {
      Object.assign(figures, { choices: 0, times: [], errors: [] });
      measuring = true;
      const began = performance.now();
      await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
      measuring = false;
      return { ...figures, seconds: (performance.now() - began) / 1000 };
    },
    close() {
      running = false;
      for (const socket of sockets) socket.terminate();
      agent.destroy();
    },
  };
}
