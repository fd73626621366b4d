/** A page of so many blocks in the running editor, and what a person does on it. */
import type { Frame } from 'playwright-core';

const PER_SECTION = 50;
const PER_ROW = 3;
const WORDS = 'Jars, tins and loaves from eleven makers, packed on Tuesdays and Thursdays.';

/** Sections of headings and texts in three columns, as somebody would copy them. */
export function sectionsOf(blocks: number): string[] {
  const texts: string[] = [];
  for (let done = 0; done < blocks; done += PER_SECTION) {
    const count = Math.min(PER_SECTION, blocks - done);
    texts.push(
      JSON.stringify({
        plinth: 1,
        kind: 'section',
        style: {},
        blocks: Array.from({ length: count }, (_, at) => blockAt(at)),
      }),
    );
  }
  return texts;
}

function blockAt(at: number) {
  const place = {
    base: { column: (at % PER_ROW) * 8 + 1, span: 8, row: Math.floor(at / PER_ROW) + 1, rows: 1 },
  };
  const words = {
    type: 'doc',
    content: [{ type: 'paragraph', content: [{ type: 'text', text: `${at} ${WORDS}` }] }],
  };
  return at % 2 === 0
    ? { type: 'text', place, values: { text: words }, animation: 'none' }
    : { type: 'heading', place, values: { text: `Heading ${at}`, level: 3 }, animation: 'none' };
}

export async function fill(frame: Frame, texts: readonly string[]): Promise<void> {
  for (const text of texts) {
    await frame.evaluate((words) => {
      const data = new DataTransfer();
      data.setData('text/plain', words);
      document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true }));
    }, text);
    await frame.waitForTimeout(200);
  }
}

/** The longest waits between frames while `act` moves something. */
export async function framesDuring(frame: Frame, act: () => Promise<void>): Promise<number[]> {
  await frame.evaluate(() => {
    const times: number[] = [];
    const tick = (at: number) => {
      times.push(at);
      state.handle = requestAnimationFrame(tick);
    };
    const state = { times, handle: requestAnimationFrame(tick) };
    Object.assign(window, { benchFrames: state });
  });
  await act();
  return frame.evaluate(() => {
    const { times, handle } = (window as unknown as { benchFrames: { times: number[]; handle: number } })
      .benchFrames;
    cancelAnimationFrame(handle);
    return times.slice(1).map((at, index) => at - (times[index] ?? at));
  });
}

/** From key to paint as the browser itself times it, in steps of 8 ms; what is too quick to be told counts as 16. */
export async function keysDuring(frame: Frame, count: number, act: () => Promise<void>): Promise<number[]> {
  await frame.evaluate(() => {
    const found: number[] = [];
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if (entry.name === 'keydown') found.push(entry.duration);
    });
    observer.observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
    Object.assign(window, { benchKeys: found });
  });
  await act();
  await frame.waitForTimeout(300);
  const found = await frame.evaluate(() => (window as unknown as { benchKeys: number[] }).benchKeys);
  return [...found, ...Array.from({ length: Math.max(count - found.length, 0) }, () => 16)];
}

export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(Math.ceil(sorted.length * share) - 1, sorted.length - 1)] ?? 0;
}
