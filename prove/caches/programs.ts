import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { send } from '../../bench/client.ts';
import { root } from '../../scripts/project.mjs';

const READY_WITHIN_MS = 10_000;
const LOOK_EVERY_MS = 25;

/** A cache as `deploy/` sets it up, on other ports and in a folder of its own. */
export interface Cache {
  name: string;
  port: number;
  purgeUrl: string;
  start: () => Promise<void>;
  end: () => Promise<void>;
}

export const hasProgram = (name: string) => spawnSync('which', [name]).status === 0;

function fileOf(name: string, changes: readonly [string, string][]): string {
  return changes.reduce(
    (text, [from, to]) => {
      if (!text.includes(from)) throw new Error(`deploy/${name} no longer says: ${from}`);
      return text.replaceAll(from, to);
    },
    readFileSync(join(root, 'deploy', name), 'utf8'),
  );
}

function makeCache(
  facts: Pick<Cache, 'name' | 'port' | 'purgeUrl'>,
  [program, ...words]: [string, ...string[]],
): Cache {
  let child: ChildProcess | undefined;
  return {
    ...facts,
    async start() {
      const started = spawn(program, words, { stdio: ['ignore', 'pipe', 'pipe'] });
      child = started;
      let said = '';
      for (const stream of [started.stdout, started.stderr])
        stream.on('data', (part: Buffer) => (said += part.toString()));
      const latest = Date.now() + READY_WITHIN_MS;
      while (!(await send(facts.port, 'nobody.invalid', 'GET', '/').catch(() => undefined))) {
        if (started.exitCode !== null || Date.now() > latest)
          throw new Error(`${facts.name} did not start. ${said}`);
        await pause(LOOK_EVERY_MS);
      }
    },
    async end() {
      if (!child || child.exitCode !== null) return;
      const hasEnded = once(child, 'exit');
      child.kill('SIGTERM');
      await hasEnded;
    },
  };
}

export function nginxCache(folder: string, port: number, product: number): Cache {
  mkdirSync(folder, { recursive: true });
  const settings = fileOf('nginx-cache.conf', [
    ['/var/cache/nginx/plinth', join(folder, 'pages')],
    ['127.0.0.1:3000', `127.0.0.1:${product}`],
    ['listen 8080', `listen 127.0.0.1:${port}`],
    ['127.0.0.1:8081', `127.0.0.1:${port + 1}`],
  ]);
  const file = join(folder, 'nginx.conf');
  writeFileSync(
    file,
    `include /etc/nginx/modules-enabled/*.conf;
daemon off;
worker_processes 1;
user root;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
events { worker_connections 1024; }
http {
access_log off;
client_body_temp_path ${folder}/body;
proxy_temp_path ${folder}/proxy;
fastcgi_temp_path ${folder}/fastcgi;
uwsgi_temp_path ${folder}/uwsgi;
scgi_temp_path ${folder}/scgi;
${settings}
}
`,
  );
  return makeCache({ name: 'nginx', port, purgeUrl: `http://127.0.0.1:${port + 1}/` }, ['nginx', '-c', file]);
}

export function varnishCache(folder: string, port: number, product: number): Cache {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'varnish.vcl');
  writeFileSync(file, fileOf('varnish.vcl', [['"3000"', `"${product}"`]]));
  return makeCache({ name: 'varnish', port, purgeUrl: `http://127.0.0.1:${port}/` }, [
    'varnishd',
    '-F',
    // Its folder belongs to whoever runs the proof.
    '-j',
    'none',
    '-n',
    folder,
    '-a',
    `127.0.0.1:${port}`,
    '-f',
    file,
    '-s',
    'malloc,64m',
    '-p',
    'http_gzip_support=off',
  ]);
}
