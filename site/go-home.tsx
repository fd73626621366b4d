import { useWords } from '#blocks/kit/words.ts';

export function GoHome() {
  return <a href="/">{useWords('page')('goHome')}</a>;
}
