import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { CONTRACT } from '#contract/index.ts';
import { settings } from '../../server/config.ts';
import { root } from '../project.mjs';
import { OF_THE_PROGRAM, releaseManifest } from './manifest.mjs';

const folder = join(root, 'deploy');
const read = (file: string) => readFileSync(join(folder, file), 'utf8');
const known = new Set([
  ...settings.map(({ name }) => name),
  // Of the system, of Node, of OpenTelemetry, of the compose file itself, and of PostgreSQL's image.
  'PATH',
  'NODE_COMPILE_CACHE',
  'OTEL_SERVICE_NAME',
  'DATABASE_PASSWORD',
  'POSTGRES_USER',
  'POSTGRES_DB',
  'POSTGRES_PASSWORD',
]);

test.each([
  ['Containerfile', /(?:^ENV |^(?!ARG |#).* )([A-Z][A-Z_]+)=/gm],
  ['compose.yaml', /^ {6}([A-Z][A-Z_]+):|\$\{([A-Z_]+)/gm],
  ['plinth.service', /(?:^Environment=| )([A-Z][A-Z_]+)=\S/gm],
  ['systemd.md', /^([A-Z][A-Z_]+)=/gm],
  ['container.md', /^([A-Z][A-Z_]+)=/gm],
  ['monitoring.md', /`([A-Z][A-Z_]+)[`=]/gm],
])('%s names settings that exist', (file, pattern) => {
  const named = [...read(file).matchAll(pattern)].map(([, one, other]) => one ?? other ?? '');
  expect(named.length).toBeGreaterThan(0);
  expect(named.filter((name) => !known.has(name))).toEqual([]);
});

test('the proxy asks for certificates where the server answers', () => {
  const paths = Object.values(CONTRACT).flatMap((routes) => Object.values(routes).map(({ path }) => path));
  const [, ask = ''] = /ask http:\/\/plinth:3000(\S+)/.exec(read('Caddyfile')) ?? [];
  expect(paths).toContain(ask);
  expect(read('compose.yaml')).toContain('./Caddyfile:');
});

test.each(readdirSync(folder).filter((file) => file.endsWith('.md')))('links of %s lead to files', (file) => {
  for (const [, path = ''] of read(file).matchAll(/\]\(([^)#:]+)[^)]*\)/g))
    expect([path, existsSync(join(folder, path))]).toEqual([path, true]);
});

test('commands of the release are files of it', () => {
  const program = readFileSync(join(root, 'scripts/release/plinth.mjs'), 'utf8');
  const files = [...program.matchAll(/'((?:dist|scripts)\/[^']+\.m?js)'/g)].map(([, file = '']) => file);
  expect(files.length).toBeGreaterThan(6);
  for (const file of files) expect([file, existsSync(join(root, file))]).toEqual([file, true]);
  const documented = [...read('package.md').matchAll(/`plinth ([a-z-]+)`/g)].map(([, name = '']) => name);
  for (const name of documented) expect(program).toMatch(new RegExp(`'?${name}'?: '`));
});

test('unit and image start the program that the package installs', () => {
  const program = '/opt/plinth/bin/plinth';
  expect(read('plinth.service')).toContain(`ExecStart=${program} start`);
  expect(read('Containerfile')).toContain(`ENTRYPOINT ["${program}"]`);
});

test('the service may ask which addresses the machine has, as a server on all of them does', () => {
  expect(read('plinth.service')).toMatch(/^RestrictAddressFamilies=.*\bAF_NETLINK\b/m);
});

test('what the built program asks for when it runs comes with the release', () => {
  const program = join(root, 'dist/program');
  const asked = readdirSync(program)
    .filter((file) => file.endsWith('.js') && !file.startsWith('dev-bundle'))
    .flatMap((file) =>
      [
        ...readFileSync(join(program, file), 'utf8').matchAll(
          /^import\s(?:[^'"]*\sfrom\s)?["']([^'"]+)["']|(?<=\bawait )import\(["']([^'"]+)["']\)/gm,
        ),
      ].map(([, named, later]) => named ?? later ?? ''),
    );
  const packages = new Set(asked.filter((name) => !name.startsWith('.') && !isBuiltin(name)));
  expect([...packages].toSorted()).toEqual(OF_THE_PROGRAM.toSorted());
  expect(Object.keys(releaseManifest().dependencies)).toEqual(expect.arrayContaining([...packages]));
});
