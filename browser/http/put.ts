/** Puts bytes at an address that says by itself that one may: without cookies, and without telling who sends them. */
export async function put(address: string, bytes: Blob, signal: AbortSignal): Promise<void> {
  const { ok, status } = await fetch(address, {
    method: 'PUT',
    body: bytes,
    signal,
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
  });
  if (!ok) throw new Error(`The storage answered ${status}.`);
}
