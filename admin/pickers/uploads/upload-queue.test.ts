import { expect, test } from 'vitest';
import type { KeptAsset } from '#contract/content/assets.ts';
import { UploadProblem, type SendOptions } from './send-file.ts';
import { makeUploadQueue } from './upload-queue.ts';

const plan = { folder: '', accepts: 'any' } as const;
const file = (name: string) => new File(['x'], name);
const keptOf = (name: string) => ({ changed: 0, asset: { name } }) as KeptAsset;

/** A queue whose sendings end when the test says so. */
function aQueue() {
  const sent: { name: string; options: SendOptions; end: (error?: Error) => void }[] = [];
  const discarded: string[] = [];
  const noted: string[] = [];
  const unfinished = {
    find: () => noted.at(-1),
    note: (_file: File, _plan: unknown, id: string) => void noted.push(id),
    progress: () => {},
    forget: (id: string) => void noted.splice(noted.indexOf(id), 1),
  };
  const queue = makeUploadQueue(
    (given, _plan, options) =>
      new Promise((resolve, reject) => {
        sent.push({
          name: given.name,
          options,
          end: (error) => (error ? reject(error) : resolve(keptOf(given.name))),
        });
      }),
    (id) => discarded.push(id),
    unfinished,
  );
  const states = () => queue.read().map(({ state }) => state);
  return { queue, sent, discarded, noted, states };
}
const settle = () => new Promise<void>((resolve) => queueMicrotask(() => queueMicrotask(resolve)));

test('two at a time, the next when one has ended', async () => {
  const { queue, sent, states } = aQueue();
  const heard: KeptAsset[] = [];
  queue.add([file('a.pdf'), file('b.pdf'), file('c.pdf')], plan, (one) => heard.push(one));
  expect(states()).toEqual(['sending', 'sending', 'waiting']);
  sent[0]?.end();
  await settle();
  expect(states()).toEqual(['done', 'sending', 'sending']);
  expect(heard).toEqual([keptOf('a.pdf')]);
});

test('files are told of in the order they were chosen, past one that fails', async () => {
  const { queue, sent } = aQueue();
  const heard: string[] = [];
  const names = ['a.pdf', 'b.pdf', 'c.pdf', 'd.pdf'];
  const [, second = 0] = queue.add(names.map(file), plan, (one) => heard.push(one.asset.name));
  sent[1]?.end(new UploadProblem('File upload failed to complete', false));
  await settle();
  sent[2]?.end();
  await settle();
  expect(heard).toEqual([]);
  sent[0]?.end();
  await settle();
  expect(heard).toEqual(['a.pdf', 'c.pdf']);
  queue.retry(second);
  sent[4]?.end();
  await settle();
  expect(heard).toEqual(['a.pdf', 'c.pdf']);
  sent[3]?.end();
  await settle();
  expect(heard).toEqual(['a.pdf', 'c.pdf', 'd.pdf', 'b.pdf']);
});

test('what failed is tried again with the upload it had', async () => {
  const { queue, sent, states } = aQueue();
  const [key = 0] = queue.add([file('a.pdf')], plan, () => {});
  sent[0]?.options.onStarted('the upload');
  sent[0]?.end(new UploadProblem('File upload failed to complete', false));
  await settle();
  expect(queue.read()[0]).toMatchObject({
    state: 'failed',
    problem: 'File upload failed to complete',
    canRetry: true,
  });
  queue.retry(key);
  expect(states()).toEqual(['sending']);
  expect(sent[1]?.options.uploadId).toBe('the upload');
});

test('a file that cannot be taken is never sent', () => {
  const { queue, sent } = aQueue();
  queue.add([new File([], 'a.pdf')], plan, () => {});
  expect(sent).toEqual([]);
  expect(queue.read()[0]).toMatchObject({
    state: 'failed',
    problem: 'The file a.pdf is empty.',
    canRetry: false,
  });
});

test('cancelling stops the call and throws the parts away', async () => {
  const { queue, sent, discarded, states } = aQueue();
  const [key = 0] = queue.add([file('a.pdf')], plan, () => {});
  sent[0]?.options.onStarted('the upload');
  sent[0]?.options.onProgress('processing', 1);
  queue.cancel(key);
  expect(sent[0]?.options.signal.aborted).toBe(true);
  expect(discarded).toEqual(['the upload']);
  expect(queue.read()[0]?.problem).toBe('File processing cancelled');
  sent[0]?.end(new UploadProblem('', true));
  await settle();
  expect(states()).toEqual(['cancelled']);
  queue.clear();
  expect(states()).toEqual([]);
});

test('what broke off with the connection goes on when it is back, what was refused does not', async () => {
  const { queue, sent, states } = aQueue();
  queue.add([file('a.mp3'), file('b.mp3')], plan, () => {});
  sent[0]?.options.onStarted('upload-1');
  sent[0]?.end(new UploadProblem('File upload failed to complete', false, true));
  sent[1]?.end(new UploadProblem('There was a problem while uploading your file.', false));
  await settle();
  expect(states()).toEqual(['failed', 'failed']);
  queue.goOn();
  expect(states()).toEqual(['sending', 'failed']);
  expect(sent[2]?.options.uploadId).toBe('upload-1');
});

test('a file that another tab began is sent on, and forgotten when it has come', async () => {
  const { queue, sent, noted } = aQueue();
  noted.push('upload-0');
  queue.add([file('a.mp3')], plan, () => {});
  expect(sent[0]?.options.uploadId).toBe('upload-0');
  expect(queue.has('upload-0')).toBe(true);
  sent[0]?.end();
  await settle();
  expect(noted).toEqual([]);
});

test.each(['cancelled', 'refused'])('what was %s is not offered again', async (how) => {
  const { queue, sent, noted } = aQueue();
  const [key = 0] = queue.add([file('a.mp3')], plan, () => {});
  sent[0]?.options.onStarted('upload-1');
  expect(noted).toEqual(['upload-1']);
  if (how === 'cancelled') queue.cancel(key);
  else sent[0]?.end(new UploadProblem('The file a.mp3 is not a supported file type.', true));
  await settle();
  expect(noted).toEqual([]);
});

test('the next files take the place of those that came, beside those that failed', async () => {
  const { queue, sent, states } = aQueue();
  queue.add([file('a.pdf'), file('b.pdf')], plan, () => {});
  sent[0]?.end();
  sent[1]?.end(new UploadProblem('File upload failed to complete', false));
  await settle();
  queue.add([file('c.pdf')], plan, () => {});
  expect(states()).toEqual(['failed', 'sending']);
});
