import type { DataCall, DataLayer } from '#browser/http/data-layer.ts';

/** A change that was made, or a call that took long. */
export interface DoneCall extends Pick<DataCall, 'method' | 'path'> {
  tookMs: number;
}

export const SLOW_CALL_MS = 5000;

let hear: (done: DoneCall) => void = () => {};

/** Whoever tells the product of its own use listens here. */
export function onDone(listener: typeof hear): void {
  hear = listener;
}

export function withHearing(send: DataLayer): DataLayer {
  return async (call) => {
    const began = performance.now();
    const answer = await send(call);
    const tookMs = performance.now() - began;
    if (call.method !== 'GET' || tookMs > SLOW_CALL_MS)
      hear({ method: call.method, path: call.path, tookMs });
    return answer;
  };
}
