import { Client } from 'pg';
import { expect, inject, test } from 'vitest';
import { StartProblem } from '../../start-problem.ts';
import { explainDatabaseError, explainLostDatabase } from '../explain.ts';
import { Unavailable } from '../unavailable.ts';

const withCode = (code: string) => Object.assign(new Error('no'), { code });
const config = { databaseUrl: 'postgres://host/db' };

test.each([
  ['ECONNREFUSED', 'Nothing answers there.'],
  ['28P01', 'The password is not accepted.'],
  ['3D000', 'The database does not exist.'],
  ['53300', 'It has no connection left.'],
  ['SELF_SIGNED_CERT_IN_CHAIN', 'Its certificate is not accepted.'],
])('%s is told in words', (code, words) => {
  const errors = [
    withCode(code),
    new Error('query', { cause: withCode(code) }),
    new AggregateError([withCode(code)]),
  ];
  for (const error of errors) {
    expect(() => explainDatabaseError(error, config)).toThrow(StartProblem);
    expect(() => explainDatabaseError(error, config)).toThrow(words);
  }
});

test.each([
  ['sslmode', 'require', 'It does not speak TLS.'],
  ['sslrootcert', '/nowhere/ca.pem', 'A file or folder that its address names is not there.'],
  ['host', '/nowhere', 'A file or folder that its address names is not there.'],
])('an address with %s=%s is told in words', async (name, value, words) => {
  const url = new URL(inject('adminUrl'));
  url.searchParams.set(name, value);
  const error = await connect(url.href).catch((problem: unknown) => problem);
  expect(() => explainDatabaseError(error, config)).toThrow(words);
});

async function connect(connectionString: string): Promise<void> {
  const client = new Client({ connectionString });
  client.on('error', () => {});
  await client.connect();
  await client.end();
}

test('what nobody can put right is passed on, and so is trouble of the built-in database', () => {
  const strange = withCode('XX000');
  expect(() => explainDatabaseError(strange, config)).toThrow(strange);
  const refused = withCode('ECONNREFUSED');
  expect(() => explainDatabaseError(refused, { databaseUrl: undefined })).toThrow(refused);
  expect(() =>
    explainDatabaseError(new Error('Plinth needs PostgreSQL 17.'), { databaseUrl: undefined }),
  ).toThrow(StartProblem);
});

test('a database that goes away during the start is told in words, and nothing else is', () => {
  const lost = new Error('Connection terminated unexpectedly');
  expect(explainLostDatabase(lost, true)).toBeInstanceOf(StartProblem);
  expect(explainLostDatabase(new Unavailable('It hangs.'), false)).toBeInstanceOf(StartProblem);
  expect(explainLostDatabase(lost, false)).toBe(lost);
  const known = new StartProblem('The port is taken.', 'Choose another.');
  expect(explainLostDatabase(known, true)).toBe(known);
});
