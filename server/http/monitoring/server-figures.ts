import { statfs } from 'node:fs/promises';
import { Gauge } from 'prom-client';
import type { Database } from '../../database/database.ts';

/** What the database, its connections and the disk come to, read when somebody asks. */
export function serverFigures({ db, folder }: { db: Database; folder: string }): Gauge[] {
  const isUp = new Gauge({
    name: 'plinth_database_up',
    help: 'Whether the database answers this node: 1 or 0.',
    aggregator: 'min',
    registers: [],
    collect() {
      this.set(db.pulse.isAway() ? 0 : 1);
    },
  });
  const connections = new Gauge({
    name: 'plinth_database_connections',
    help: 'Connections of the pool by state, and how many requests wait for one.',
    labelNames: ['state'],
    registers: [],
    collect() {
      const { totalCount, idleCount, waitingCount, options } = db.pool;
      this.set({ state: 'used' }, totalCount - idleCount);
      this.set({ state: 'idle' }, idleCount);
      this.set({ state: 'waiting' }, waitingCount);
      this.set({ state: 'limit' }, options.max);
    },
  });
  const disk = new Gauge({
    name: 'plinth_disk_free_bytes',
    help: 'Free space on the disk of DATA_DIR.',
    aggregator: 'min',
    registers: [],
    async collect() {
      const found = await statfs(folder).catch(() => undefined);
      if (found) this.set(found.bavail * found.bsize);
    },
  });
  const replicas = new Gauge({
    name: 'plinth_replica_up',
    help: 'Whether published pages are read from this replica: 1 or 0.',
    labelNames: ['replica'],
    aggregator: 'min',
    registers: [],
    collect() {
      for (const { name, state } of db.replicas())
        this.set({ replica: name }, state === 'following' || state === 'resting' ? 1 : 0);
    },
  });
  const clock = new Gauge({
    name: 'plinth_clock_apart_seconds',
    help: 'How far the clock of the database is ahead of this node.',
    aggregator: 'average',
    registers: [],
    collect() {
      this.set(Math.round(db.pulse.clockApartMs()) / 1000);
    },
  });
  return [isUp, connections, disk, replicas, clock];
}
