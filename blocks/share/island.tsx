import { useState } from 'react';
import { useWords } from '../kit/words.ts';

/** Shown when it is awake: without a script there is nothing to press, and the address bar says the same. */
export default function CopyAddress({ url }: { url: string }) {
  const say = useWords('sharing');
  const [state, setState] = useState<'copied' | 'copyFailed'>();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      setState('copied');
    } catch {
      setState('copyFailed');
    }
  };
  return (
    <>
      <button type="button" className="share-copy" onClick={() => void copy()}>
        {say('copyAddress')}
      </button>{' '}
      <span role="status">{state && say(state)}</span>
    </>
  );
}
