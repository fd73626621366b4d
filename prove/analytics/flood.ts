import { PER_MINUTE } from '../../core/access/paces.ts';
import { drive, pageRequest } from '../../bench/analytics/traffic.ts';
import { send } from '../../bench/client.ts';
import type { Row } from '../../bench/report.ts';

const PER_SECOND = 10_000;
const SECONDS = 5;
const OTHERS = 50;
/** A minute may end meanwhile, and another begin. */
const MAX_COUNTED = PER_MINUTE.any * 2;

/** One network sends as many hits as it can; visitors from other networks and pages are served meanwhile. */
export async function flood(given: {
  port: number;
  host: string;
  browser: string;
  /** Views of a path that are kept. */
  count: (path: string) => Promise<number>;
}): Promise<Row[]> {
  const { port, host, browser, count } = given;
  const hit = (path: string, index: number, address: string) => {
    const data = JSON.stringify({ url: `http://${host}${path}`, clientDate: index });
    return {
      headers: { 'user-agent': browser, 'x-forwarded-for': address },
      body: { event: '1', data, ss_cvr: '' },
    };
  };
  const raw = (index: number) => {
    const { headers, body } = hit('/flooded', index, '203.0.113.250');
    const text = new URLSearchParams(body).toString();
    const lines = Object.entries({
      host,
      ...headers,
      'content-type': 'application/x-www-form-urlencoded',
      'content-length': text.length,
    }).map(([name, value]) => `${name}: ${value}`);
    return `POST /api/census/RecordHit HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n${text}`;
  };
  const others = async () => {
    let refused = 0;
    for (let index = 0; index < OTHERS; index += 1) {
      const told = hit('/beside-a-flood', index, `203.0.114.${index}`);
      const { status } = await send(port, host, 'POST', '/api/census/RecordHit', told);
      if (status !== 204) refused += 1;
    }
    return refused;
  };
  const [storm, pages, refused] = await Promise.all([
    drive({ port, connections: 64, perSecond: PER_SECOND, seconds: SECONDS, next: raw }),
    drive({ port, connections: 4, perSecond: 20, seconds: SECONDS, next: () => pageRequest(host, '/') }),
    others(),
  ]);
  const counted = await count('/flooded');
  const lost = OTHERS - (await count('/beside-a-flood'));
  const none = (name: string, value: number): Row => ({
    name,
    value,
    unit: '',
    target: { text: '0', isMet: value === 0 },
  });
  return [
    { name: 'hits of one network answered', value: storm.answered / SECONDS, unit: '/s' },
    {
      name: 'of these counted',
      value: counted,
      unit: '',
      target: { text: `1–${MAX_COUNTED}`, isMet: counted > 0 && counted <= MAX_COUNTED },
    },
    none('hits of other networks refused or lost beside them', refused + lost),
    none('pages not served beside them', pages.failures),
    { name: 'pages beside them, p95', value: pages.p95, unit: 'ms' },
  ];
}
