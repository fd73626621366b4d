import { send, type Owner } from './client.ts';

interface Place {
  port: number;
  host: string;
}

const AGAIN_AFTER_MS = 20;

/** A form that sends a mail for each submission, on a site that lets one address submit as often as it likes. */
export async function openForm({ port, host }: Place, owner: Owner): Promise<string> {
  const call = async (method: string, path: string, body?: unknown) => {
    const answer = await send(port, host, method, `${path}?crumb=${owner.crumb}`, {
      body,
      cookie: owner.cookie,
    });
    if (answer.status !== 200) throw new Error(`${path}: ${answer.body}`);
    return JSON.parse(answer.body) as Record<string, unknown>;
  };
  const settings = await call('POST', '/api/content/singles', { kind: 'settings', key: 'forms' });
  await call('PUT', `/api/content/documents/${String(settings.id)}`, {
    base: settings.revision,
    body: { submissionsPerMinute: 10_000 },
  });
  const form = await call('POST', '/api/forms', {
    body: {
      name: 'Bench',
      fields: [{ id: 'words', type: 'text', title: 'Words', required: true }],
      storage: { notify: ['owner@example.com'] },
    },
  });
  await call('POST', '/api/content/publish', {});
  return String(form.formId);
}

/** Visitors who submit a form; what got no answer is sent again with the same key, as a browser would. */
export function makeVisitors({ port, host }: Place, formId: string) {
  const acknowledged = new Set<string>();
  const times: number[] = [];
  let next = 0;

  async function submit(): Promise<void> {
    const words = `submission-${next++}`;
    const from = performance.now();
    const key = await again(async () => {
      const answer = await send(port, host, 'POST', '/api/form/FormSubmissionKey');
      return answer.status === 200 ? (JSON.parse(answer.body) as { key: string }).key : undefined;
    });
    const body = { key, formId, form: JSON.stringify({ words }) };
    await again(async () => {
      const answer = await send(port, host, 'POST', '/api/form/SaveFormSubmission', { body });
      if (answer.status === 200) return true;
      if (answer.status < 500 && answer.status !== 429) throw new Refused(answer.body);
      return undefined;
    });
    acknowledged.add(words);
    times.push(performance.now() - from);
  }

  return {
    /** What was told to be stored. */
    acknowledged,
    /** How long each one waited for that, in milliseconds. */
    times,
    submitUntil: async (count: number, connections: number): Promise<void> => {
      const visit = async () => {
        while (acknowledged.size < count) await submit();
      };
      await Promise.all(Array.from({ length: connections }, visit));
    },
  };
}

class Refused extends Error {}

async function again<T>(work: () => Promise<T | undefined>): Promise<T> {
  for (;;) {
    const result = await work().catch((error: unknown) => {
      if (error instanceof Refused) throw error;
      return undefined;
    });
    if (result !== undefined) return result;
    await new Promise((resolve) => setTimeout(resolve, AGAIN_AFTER_MS));
  }
}
