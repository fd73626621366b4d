import type { FastifyInstance } from 'fastify';

export type Attributes = Readonly<Record<string, string | number>>;

/** Where traces are kept, once somebody has said where to. */
export interface Tracing {
  /** A part of whatever is under way, as long as the work takes. */
  run<T>(name: string, attributes: Attributes, work: () => Promise<T>): Promise<T>;
  /** All requests of the framework, each with the parts it has. */
  watch(app: FastifyInstance): void;
}

/** Once for a process, as the figures are. */
let tracing: Tracing | undefined;

export function setTracing(given: Tracing | undefined): void {
  tracing = given;
}

/** Does the work and, where traces are kept, notes how long it took. */
export const traced = <T>(name: string, attributes: Attributes, work: () => Promise<T>): Promise<T> =>
  tracing ? tracing.run(name, attributes, work) : work();
