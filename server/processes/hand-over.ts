import type { Worker } from 'node:cluster';
import { isRecord } from '#core/fields/field.ts';

/**
 * A connection that was given to a process, and not taken before the process was killed, goes to another one. Node
 * waits for the answer of the dead one without end, and so would whoever has connected; here it gets one that declines.
 */
export function handOverWhenKilled(worker: Worker): void {
  const given = new Set<unknown>();
  const { process } = worker;
  const send = process.send.bind(process) as (...sent: unknown[]) => boolean;
  process.send = (message: unknown, ...rest: unknown[]) => {
    if (isRecord(message) && message.act === 'newconn') given.add(message.seq);
    return send(message, ...rest);
  };
  process.on('internalMessage', (message: unknown) => {
    if (isRecord(message)) given.delete(message.ack);
  });
  worker.on('exit', () => {
    for (const ack of given) process.emit('internalMessage', { cmd: 'NODE_CLUSTER', ack, accepted: false });
  });
}
