import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';

export interface Letter {
  id: string;
  /** When it was written: a second try has the same name as the first. */
  at?: Date;
  replyTo?: string;
  /** Whom mail programs name as the sender; the address stays the platform's. */
  sender?: string;
  headers?: Readonly<Record<string, string>>;
  to: string;
  subject: string;
  text: string;
  html: string;
}

export interface Transport {
  /** Whether letters leave this machine; otherwise they lie in a folder. */
  isPost: boolean;
  deliver(letter: Letter): Promise<void>;
}

/** Without limits a server that accepts connections and says nothing holds up a letter for minutes. */
const PATIENCE = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

/** Answers of the mail server to these are about one letter; to all others, about everything we send. */
const ABOUT_ONE_LETTER = /^(?:RCPT TO|DATA)/;

/** Whether no letter can be sent now, this one never, or this one not now. */
export function reasonOf(error: unknown): 'away' | 'refused' | 'later' {
  const { command = '', responseCode = 0 } = error as { command?: string; responseCode?: number };
  if (!ABOUT_ONE_LETTER.test(command)) return 'away';
  return responseCode >= 500 ? 'refused' : 'later';
}

export function smtpTransport(url: string, from: string): Transport {
  const post = createTransport({ url, ...PATIENCE }, { from });
  return {
    isPost: true,
    async deliver(letter) {
      await post.sendMail({ ...messageOf(letter, from), messageId: messageId(letter.id, from) });
    },
  };
}

/** Files that any mail program opens, for installations without a mail server. */
export function folderTransport(folder: string, from: string, now: () => Date): Transport {
  const writer = createTransport({ streamTransport: true, buffer: true }, { from });
  return {
    isPost: false,
    async deliver(letter) {
      const { id, at = now() } = letter;
      const { message } = await writer.sendMail({
        ...messageOf(letter, from),
        messageId: messageId(id, from),
      });
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const path = join(folder, `${at.toISOString().replaceAll(':', '-')}-${id}.eml`);
      // A reader of the folder sees whole letters only.
      await writeFile(`${path}.part`, message as Buffer, { mode: 0o600 });
      await rename(`${path}.part`, path);
    },
  };
}

/** The same for every try, so that a mailbox can tell a second delivery of one letter. */
const messageId = (id: string, from: string) => `<${id}@${/@([^\s>]+)/.exec(from)?.[1] ?? 'localhost'}>`;

function messageOf(
  { to, subject, text, html, replyTo = '', sender = '', headers = {} }: Letter,
  from: string,
) {
  return {
    to,
    subject,
    text,
    html,
    headers: { ...headers },
    ...(replyTo !== '' && { replyTo }),
    ...(sender !== '' && { from: { name: sender, address: /<([^>]+)>/.exec(from)?.[1] ?? from } }),
  };
}
