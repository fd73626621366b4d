import { usePages } from '../../documents/use-pages.ts';

/** Where the home page is edited. */
export function useFrontPath(): string {
  const { pages } = usePages();
  const front = pages?.find(({ path }) => path === '/');
  return front ? `/pages/${front.id}` : '/pages';
}
