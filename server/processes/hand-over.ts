import cluster, { type Worker } from 'node:cluster';
import { isRecord } from '#core/fields/field.ts';

interface Connection {
  close(): void;
}

/**
 * A connection that was given to a process, and not taken before the process was killed, goes to another one. Node
 * waits for the answer of the dead one without end, and so would whoever has connected; here it gets one that declines.
 * What the only process declines, Node keeps for another that never comes; here it is closed.
 */
export function handOverWhenKilled(worker: Worker): void {
  const given = new Map<unknown, Connection>();
  const { process } = worker;
  const send = process.send.bind(process) as (...sent: unknown[]) => boolean;
  process.send = (message: unknown, ...rest: unknown[]) => {
    if (isRecord(message) && message.act === 'newconn') given.set(message.seq, rest[0] as Connection);
    return send(message, ...rest);
  };
  process.on('internalMessage', (message: unknown) => {
    if (!isRecord(message)) return;
    if (message.accepted === false && isOnly(worker)) given.get(message.ack)?.close();
    given.delete(message.ack);
  });
  worker.on('exit', () => {
    for (const ack of given.keys())
      process.emit('internalMessage', { cmd: 'NODE_CLUSTER', ack, accepted: false });
  });
}

const isOnly = (worker: Worker) => Object.values(cluster.workers ?? {}).every((other) => other === worker);
