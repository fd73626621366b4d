import { createSocket } from 'node:dgram';

const TYPES = { A: 1, CNAME: 5, TXT: 16 } as const;
type RecordType = keyof typeof TYPES;

const HEADER_BYTES = 12;
const NAME_NOT_FOUND = 3;
const SERVER_FAILURE = 2;

export interface NameServer {
  /** As settings name it: address and port. */
  address: string;
  set(type: RecordType, name: string, ...values: string[]): void;
  clear(): void;
  /** From now on it answers that it cannot answer, or properly again. */
  setBroken(isBroken: boolean): void;
  close(): Promise<void>;
}

/** A name server that says what a test tells it to, over the wire, as any other does. */
export async function startNameServer(port = 0): Promise<NameServer> {
  const records = new Map<string, string[]>();
  let isBroken = false;
  const socket = createSocket('udp4');
  socket.on('message', (question, from) => {
    socket.send(answer(question, records, isBroken), from.port, from.address);
  });
  await new Promise<void>((resolve) => socket.bind(port, '127.0.0.1', resolve));
  return {
    address: `127.0.0.1:${socket.address().port}`,
    set: (type, name, ...values) => void records.set(`${TYPES[type]} ${name}`, values),
    clear: () => records.clear(),
    setBroken(next) {
      isBroken = next;
    },
    close: () => new Promise((resolve) => socket.close(() => resolve())),
  };
}

function answer(question: Buffer, records: ReadonlyMap<string, string[]>, isBroken: boolean): Buffer {
  const { name, end } = readName(question);
  const type = question.readUInt16BE(end);
  const asked = question.subarray(HEADER_BYTES, end + 4);
  const values = isBroken ? [] : (records.get(`${type} ${name}`) ?? []);
  const status = isBroken ? SERVER_FAILURE : values.length === 0 ? NAME_NOT_FOUND : 0;
  const header = Buffer.alloc(HEADER_BYTES);
  question.copy(header, 0, 0, 2);
  header.writeUInt16BE(0x8180 | status, 2);
  header.writeUInt16BE(1, 4);
  header.writeUInt16BE(values.length, 6);
  return Buffer.concat([header, asked, ...values.map((value) => record(type, value))]);
}

function record(type: number, value: string): Buffer {
  const data = dataOf(type, value);
  const head = Buffer.alloc(HEADER_BYTES);
  // A pointer to the name in the question.
  head.writeUInt16BE(0xc000 | HEADER_BYTES, 0);
  head.writeUInt16BE(type, 2);
  head.writeUInt16BE(1, 4);
  head.writeUInt16BE(data.length, 10);
  return Buffer.concat([head, data]);
}

function dataOf(type: number, value: string): Buffer {
  if (type === TYPES.A) return Buffer.from(value.split('.').map(Number));
  const labels = type === TYPES.CNAME ? value.split('.') : [value];
  const parts = labels.map((label) => Buffer.concat([Buffer.from([label.length]), Buffer.from(label)]));
  return Buffer.concat([...parts, ...(type === TYPES.CNAME ? [Buffer.from([0])] : [])]);
}

function readName(question: Buffer): { name: string; end: number } {
  const labels: string[] = [];
  let at = HEADER_BYTES;
  for (let length = question[at] ?? 0; length > 0; length = question[at] ?? 0) {
    labels.push(question.toString('latin1', at + 1, at + 1 + length).toLowerCase());
    at += 1 + length;
  }
  return { name: labels.join('.'), end: at + 1 };
}
