import type { SiteContext } from '#core/site-context/context.ts';
import { buttonClick, buttonRender } from '#contract/addresses/visits/analytics.ts';
import { tell } from '#browser/http/tell.ts';

const BUTTONS = '[data-block=button] .button';
const counted = new WeakSet<Element>();

/** Tells which buttons were seen, each once, and which were pressed. Nothing waits for it. */
export function countButtons(
  context: Pick<SiteContext, 'itemId' | 'collectionId'>,
  { ss_cvr, signal }: { ss_cvr: string; signal: AbortSignal },
): void {
  const factsOf = (button: HTMLAnchorElement) => {
    const block = button.closest('[data-block]') as HTMLElement;
    return {
      id: block.id,
      buttonText: button.textContent.trim(),
      clickthroughUrl: button.getAttribute('href') ?? '',
      alignment: button.closest<HTMLElement>('[data-align]')?.dataset.align ?? '',
      size: /\bis-(small|medium|large)\b/.exec(button.className)?.[1] ?? '',
      newWindow: button.target === '_blank',
      context: block.closest('header,footer,main')?.localName ?? '',
      visitorCookie: ss_cvr,
      pageTitle: document.title,
      pageId: context.itemId ?? context.collectionId ?? '',
      contentSource: context.itemId ? 'i' : 'c',
      pagePath: location.pathname,
      // Said by pages that are not for everybody.
      pagePermissionTypeValue: Number(document.body.dataset.permission ?? 1),
    };
  };
  const watching = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      watching.unobserve(target);
      tell(buttonRender, { body: factsOf(target as HTMLAnchorElement) });
    }
  });
  signal.addEventListener('abort', () => watching.disconnect());
  for (const button of document.querySelectorAll<HTMLAnchorElement>(BUTTONS)) {
    if (counted.has(button)) continue;
    counted.add(button);
    watching.observe(button);
    button.addEventListener('click', () => tell(buttonClick, { body: factsOf(button) }), { signal });
  }
}
