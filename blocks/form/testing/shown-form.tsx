import { createRoot } from 'react-dom/client';
import { vi } from 'vitest';
import { formDocument } from '#core/forms/document.ts';
import { publicForm, type PublicForm } from '#core/forms/public-form.ts';
import type { FormProps } from '../form-props.ts';
import FormIsland from '../island.tsx';

export const PAGE = {
  pageTitle: 'Contact',
  pageId: 'page-id',
  collectionId: 'page-id',
  contentSource: 'c',
  pagePath: '/contact',
  pagePermissionTypeValue: 1,
} as const;

export const EMAIL = { id: 'email', type: 'email', title: 'Email', required: true };

export interface Answer {
  status?: number;
  body?: string;
  json?: unknown;
}
type Reply = Answer | (() => Answer | Promise<Answer>);

let unmount = () => {};

/** A form as it is once it has woken, from a document as owners write it. */
export function showForm(document_: object, more: Partial<FormProps> & { form?: Partial<PublicForm> } = {}) {
  const made = publicForm('contact', formDocument.read(document_), { provider: 'altcha' });
  const { form: changed, ...rest } = more;
  const place = document.createElement('div');
  // As the start script leaves it; style sheets read it.
  Object.assign(place.dataset, { island: 'form', state: 'awake' });
  document.body.append(place);
  const root = createRoot(place);
  root.render(<FormIsland blockId="block-id" page={PAGE} {...rest} form={{ ...made, ...changed }} />);
  unmount = () => {
    root.unmount();
    place.remove();
  };
}

export function hideForm(): void {
  unmount();
  unmount = () => {};
}

/** Answers calls by the last part of their path; what is not named goes well. Returns what was sent. */
export function answerCalls(replies: Readonly<Record<string, Reply>> = {}) {
  const calls: { name: string; credentials: string | undefined; body: unknown }[] = [];
  const told: unknown[] = [];
  const defaults: Readonly<Record<string, Reply>> = {
    FormSubmissionKey: { json: { key: 'a-key' } },
    SaveFormSubmission: { json: { success: true } },
    Upload: { json: { id: 'upload-id', name: 'x' } },
  };
  vi.stubGlobal('fetch', async (url: string, options: RequestInit = {}) => {
    const name = new URL(url, location.href).pathname.split('/').at(-1) ?? '';
    const body: unknown = typeof options.body === 'string' ? JSON.parse(options.body) : options.body;
    if (options.keepalive) {
      told.push(body);
      return new Response('');
    }
    calls.push({ name, credentials: options.credentials, body });
    const reply = replies[name] ?? defaults[name] ?? {};
    const { status = 200, body: text, json } = typeof reply === 'function' ? await reply() : reply;
    return new Response(text ?? (json === undefined ? '' : JSON.stringify(json)), { status });
  });
  return {
    calls,
    /** What nobody waits for. */
    told,
    names: () => calls.map(({ name }) => name),
    saved: () => calls.find(({ name }) => name === 'SaveFormSubmission')?.body as Record<string, unknown>,
  };
}
