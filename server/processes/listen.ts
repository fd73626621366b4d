import type { FastifyInstance } from 'fastify';
import { commandLine } from '../command-line/command-line.mjs';
import type { Config } from '../config.ts';
import { StartProblem } from '../start-problem.ts';

/** Takes the port, or says what stands in the way. */
export async function listen(
  http: FastifyInstance,
  { port, host, logLevel }: Pick<Config, 'port' | 'host' | 'logLevel'>,
): Promise<void> {
  try {
    // The framework would announce itself in the middle of our own list.
    http.log.level = 'warn';
    await http.listen({ port, host });
    http.log.level = logLevel;
  } catch (error) {
    throw explainListening(error, { port, host });
  }
}

export const isTaken = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';

/** In a sentence, where a person can do something about it. */
export function explainListening(error: unknown, { port, host }: Pick<Config, 'port' | 'host'>): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : '';
  switch (code) {
    case 'EADDRINUSE':
      return new StartProblem(
        `Port ${port} is taken by another program.`,
        `Stop it, or choose another port: PORT=${port + 1} ${commandLine('start')}`,
      );
    case 'EACCES':
      return new StartProblem(
        `Port ${port} needs rights this user does not have.`,
        'Choose a port above 1023, for example PORT=3000.',
      );
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
    case 'EINVAL':
      return new StartProblem(
        `This machine has no address ${host}.`,
        'Set HOST to an address of this machine, or leave it out.',
      );
    default:
      return error;
  }
}
