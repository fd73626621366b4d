const MAX_THINGS = 1000;

/** Says yes to a thing once in a while; whoever asks again too soon hears no. */
export function makeSeldom(everyMs: number, now: () => number): (thing: string) => boolean {
  const last = new Map<string, number>();
  return (thing) => {
    const time = now();
    if (time - (last.get(thing) ?? -Infinity) < everyMs) return false;
    if (last.size >= MAX_THINGS) last.clear();
    last.set(thing, time);
    return true;
  };
}
