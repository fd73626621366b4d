/** What only the people who build a site need to know stands in the console; visitors see nothing of it. */
export const kitIsGone = (id: string): string =>
  `The fonts of the Typekit kit ${id} are no longer available.`;

/** Views mark what they could not draw with `data-console` and the words; a kit of fonts carries its id. */
export function tellConsole(root: ParentNode = document): () => void {
  for (const { dataset } of root.querySelectorAll<HTMLElement>('[data-console]'))
    console.error(dataset['console']);
  const kit = root.querySelector<HTMLScriptElement>('script[data-kit]');
  const checkKit = () => {
    if (kit && !('Typekit' in window)) console.error(kitIsGone(kit.dataset['kit'] ?? ''));
  };
  if (document.readyState === 'complete') checkKit();
  else addEventListener('load', checkKit, { once: true });
  return () => removeEventListener('load', checkKit);
}
