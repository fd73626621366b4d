import type { Address } from '#contract/address.ts';

/** Sends text that outlives the page; where beacons are missing or refuse, by a request that may not. */
export function tellByBeacon(
  { method, path }: Address,
  text: string,
  { query = '', onFailure }: { query?: string; onFailure: (status: number) => void },
): void {
  const address = path + query;
  if (navigator.sendBeacon?.(address, text)) return;
  const request = new XMLHttpRequest();
  request.open(method, address);
  request.setRequestHeader('content-type', 'text/plain;charset=UTF-8');
  request.onloadend = () => {
    const { status } = request;
    if (status < 200 || status > 299) onFailure(status);
  };
  request.send(text);
}
