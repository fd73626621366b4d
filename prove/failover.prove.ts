/** Three PostgreSQL under Patroni: the primary is killed under load, as often as PROVE_FAILOVERS says. */
import { proveFailover } from './faults/failover.ts';
import { report, type Line } from './report.ts';

const lines: Line[] = [];
await proveFailover(
  (name, value, wanted, faults = []) =>
    void lines.push({ name, value, faults, ...(wanted !== undefined && { wanted }) }),
  {
    port: Number(process.env.PROVE_PORT ?? 39_960),
    times: Number(process.env.PROVE_FAILOVERS ?? 20),
  },
);
report('failover', lines);
