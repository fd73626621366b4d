import { useState } from 'react';

/** Shown when it is awake: without a script there is nothing to press, and the address bar says the same. */
export default function CopyAddress({ url }: { url: string }) {
  const [state, setState] = useState<keyof typeof WORDS>('ready');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      setState('copied');
    } catch {
      setState('failed');
    }
  };
  return (
    <>
      <button type="button" className="share-copy" onClick={() => void copy()}>
        Copy the address
      </button>{' '}
      <span role="status">{WORDS[state]}</span>
    </>
  );
}

const WORDS = { ready: '', copied: 'Copied', failed: 'Your browser did not let us copy it.' } as const;
