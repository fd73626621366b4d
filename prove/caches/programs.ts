import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { send } from '../../bench/client.ts';
import { deployFile } from '../programs/deploy-file.ts';

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
  const settings = deployFile('nginx-cache.conf', [
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
  writeFileSync(file, deployFile('varnish.vcl', [['"3000"', `"${product}"`]]));
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
