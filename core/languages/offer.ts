const baseOf = (tag: string): string => tag.toLowerCase().split('-')[0] ?? '';

/** Which language to offer somebody who reads some, the dearest first; none where they can read what they have. */
export function languageToOffer(
  wanted: readonly string[],
  current: string,
  others: readonly string[],
): string | undefined {
  for (const tag of wanted) {
    if (baseOf(tag) === baseOf(current)) return undefined;
    const found =
      others.find((other) => other.toLowerCase() === tag.toLowerCase()) ??
      others.find((other) => baseOf(other) === baseOf(tag));
    if (found !== undefined) return found;
  }
  return undefined;
}
