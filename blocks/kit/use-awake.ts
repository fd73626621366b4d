import { useEffect, useState } from 'react';

/**
 * False on the server and while an island hydrates, which takes over the server's markup as it is: what needs its
 * script is offered right after.
 */
export function useAwake(): boolean {
  const [isAwake, setAwake] = useState(false);
  useEffect(() => tell(setAwake), []);
  return isAwake;
}

function tell(setAwake: (isAwake: boolean) => void): void {
  setAwake(true);
}
