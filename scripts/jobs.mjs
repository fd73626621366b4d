// `npm run jobs [retry [queue]]`: what waits and what was given up on a running server, and how to try it again.
import process from 'node:process';
import { commandLine } from '../server/command-line/command-line.mjs';

const { METRICS_PORT, PORT, METRICS_TOKEN } = process.env;
const base = `http://127.0.0.1:${METRICS_PORT || PORT || 3000}/metrics/jobs`;
const headers = METRICS_TOKEN ? { authorization: `Bearer ${METRICS_TOKEN}` } : {};
const [command = 'list', queue] = process.argv.slice(2);

try {
  if (command === 'retry') await retry();
  else if (command === 'list') await list();
  else
    fail(
      `There is no command ${command}.`,
      `Use: ${commandLine('jobs')}, or: ${commandLine('jobs', 'retry [queue]')}`,
    );
} catch {
  fail(`No server answers at ${base}.`, 'Start it, and set PORT or METRICS_PORT as it has them.');
}

/** @param {string} address @param {RequestInit} [init] */
async function ask(address, init) {
  const answer = await fetch(address, { ...init, headers });
  if (answer.ok) return answer.json();
  fail('The server does not tell.', 'Run this on its machine, or set METRICS_TOKEN as it has it.');
  return undefined;
}

async function list() {
  const found = await ask(base);
  if (!found) return;
  if (found.queues.length === 0) console.log('No jobs.');
  else console.table(found.queues);
  for (const { service, since, problem } of found.outages)
    console.log(`The ${service} server has not answered since ${since}: ${problem}`);
}

async function retry() {
  const name = queue === undefined ? '' : `?queue=${encodeURIComponent(queue)}`;
  const done = await ask(`${base}/retry${name}`, { method: 'POST' });
  if (done) console.log(`${done.retried} jobs are tried again.`);
}

/** @param {string} message @param {string} remedy */
function fail(message, remedy) {
  console.error(`${message}\n${remedy}`);
  process.exitCode = 1;
}
