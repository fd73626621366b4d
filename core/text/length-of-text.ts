/** How much an adult reads in a minute, without hurry. */
const WORDS_A_MINUTE = 220;

/** Words as people count them: in scripts without spaces too. */
function countWords(text: string): number {
  let count = 0;
  for (const { isWordLike } of new Intl.Segmenter('en', { granularity: 'word' }).segment(text))
    if (isWordLike) count += 1;
  return count;
}

/** “1 word”, “640 words · 3 minutes to read”. */
export function lengthWords(text: string): string {
  const words = countWords(text);
  const counted = words === 1 ? '1 word' : `${words.toLocaleString('en')} words`;
  const minutes = Math.round(words / WORDS_A_MINUTE);
  if (minutes === 0) return counted;
  return `${counted} · ${minutes === 1 ? '1 minute' : `${minutes} minutes`} to read`;
}
