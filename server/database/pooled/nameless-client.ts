import { Client, type ClientConfig } from 'pg';

/**
 * A connection that names no statements: behind a pooler the next one may go to a server that has not heard of the
 * name. What a statement costs to plan is then paid each time.
 */
export class NamelessClient extends Client {
  constructor(config?: string | ClientConfig) {
    super(config);
    const query = this.query.bind(this) as (...all: unknown[]) => unknown;
    this.query = ((asked: unknown, ...rest: unknown[]): unknown =>
      query(withoutName(asked), ...rest)) as Client['query'];
  }
}

function withoutName(asked: unknown): unknown {
  if (typeof asked !== 'object' || asked === null || !('name' in asked) || 'submit' in asked) return asked;
  const { name: _name, ...nameless } = asked;
  return nameless;
}
