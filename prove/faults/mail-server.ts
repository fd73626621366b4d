import { once } from 'node:events';
import { createServer } from 'node:net';

/** As much of a mail server as letters need; it says to whom they went. */
export async function startMailServer(port: number) {
  const received: string[] = [];
  const server = createServer((socket) => {
    let isData = false;
    let letter = '';
    socket.on('error', () => {});
    socket.write('220 here\r\n');
    socket.on('data', (bytes) => {
      const text = bytes.toString();
      const [, to] = /^RCPT TO:<([^>]+)>/im.exec(text) ?? [];
      if (to !== undefined) received.push(to);
      if (isData) {
        letter += text;
        if (!letter.endsWith('\r\n.\r\n')) return;
        isData = false;
        letter = '';
        socket.write('250 kept\r\n');
      } else if (text.startsWith('DATA')) {
        isData = true;
        socket.write('354 go on\r\n');
      } else if (text.startsWith('QUIT')) socket.end('221 bye\r\n');
      else socket.write('250 fine\r\n');
    });
  }).listen(port, '127.0.0.1');
  await once(server, 'listening');
  return { received, close: () => void server.close() };
}
