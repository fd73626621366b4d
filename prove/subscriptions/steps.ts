import type { Client } from 'pg';
import { HOUR_MS } from '../../core/durations.ts';
import { progress, type Line } from '../report.ts';
import type { Club } from './club.ts';
import type { Crew } from './crew.ts';

const SUBSCRIBERS = 3;
/** Works once, and is declined at the first renewal. */
const DECLINED_LATER = { number: '4000000000000341', expires: '12/40', code: '123' };
const FIRST_MONTH = Date.UTC(2030, 0, 10, 9);
const MAX_HOURS = 100;

/**
 * Renewals, a decline and an end by neglect, whose node dies before the first statement that changes something, then
 * before the second, and so on until it has nothing left to die at. Each time another node takes over.
 */
export async function proveSteps(club: Club, crew: Crew, client: Client): Promise<Line[]> {
  const steps = new Map<string, number>();
  const faults: string[] = [];
  let month = 0;
  const inMonth = (count: number) => {
    const day = new Date(FIRST_MONTH);
    day.setUTCMonth(count);
    return day;
  };
  club.setClock(inMonth(0));
  await club.subscribeAll(SUBSCRIBERS, 0);
  for (let dead: string | undefined = ''; dead !== undefined;) {
    club.setClock(inMonth(month));
    await club.subscribe(`declined${month}@example.com`, DECLINED_LATER);
    month += 1;
    const day = new Date(inMonth(month).getTime() + HOUR_MS);
    dead = await crew.die(day, month - 1);
    if (dead !== undefined) steps.set(dead, (steps.get(dead) ?? 0) + 1);
    await finish(day);
    for (const fault of await lookAt(client, month)) faults.push(`${month}, before ${dead}: ${fault}`);
    progress(`step ${month}: ${dead === undefined ? 'nothing left to die at' : `died before ${dead}`}`);
  }
  return [
    { name: 'statements of renewals that a node has died at', value: month - 1 },
    { name: 'kinds of them', value: steps.size },
    { name: 'steps after which an invoice was missing or doubled', value: faults.length, wanted: 0, faults },
  ];

  /** What the dead one has locked is free once the database has seen that it is gone. */
  async function finish(day: Date): Promise<void> {
    for (let hours = 1; hours < MAX_HOURS; hours += 1) {
      const at = new Date(day.getTime() + hours * HOUR_MS);
      await crew.keepSteady(at);
      const { rows } = await client.query('select 1 from subscriptions_due where due_at <= $1 limit 1', [at]);
      if (rows.length === 0) return;
    }
  }
}

async function lookAt(client: Client, months: number): Promise<string[]> {
  const paid = SUBSCRIBERS * (months + 1);
  const declined = months;
  const wanted: readonly [name: string, wanted: number, text: string][] = [
    [
      'subscriptions with another number of periods',
      0,
      `select count(*) from (select 1 from customer_subscriptions s
         left join subscription_periods p on p.subscription_id = s.id
         group by s.id, s.email
         having count(p.cycle) <> case when s.email like 'declined%' then 1 else ${months + 1} end) as off`,
    ],
    ['orders', paid + declined, `select count(*) from orders where state = 'PENDING' and is_paid`],
    ['charges', paid + declined, `select count(*) from test_payments where state = 'succeeded'`],
    ['declined charges', declined, `select count(*) from test_payments where state = 'failed'`],
    ['orders given back', declined, `select count(*) from orders where state = 'FAILED'`],
    ['orders that wait', 0, `select count(*) from orders where state = 'AWAITING'`],
    [
      'mails of orders that are asked for',
      paid + declined,
      `select count(*) from jobs.job where name = 'order-mails'`,
    ],
    ['ledger', 0, 'select coalesce(sum(cents), 0) as count from ledger_entries'],
  ];
  const faults: string[] = [];
  for (const [name, value, text] of wanted) {
    const { rows } = await client.query<{ count: string | number }>(text);
    const found = Number(rows[0]?.count);
    if (found !== value) faults.push(`${name}: ${found}, not ${value}`);
  }
  return faults;
}
