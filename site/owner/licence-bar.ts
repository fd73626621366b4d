import { previewsSentence } from '#core/assets/licences.ts';
import { CONFIG_PATH } from '#core/access/places.ts';
import { unbought } from '#contract/addresses/assets.ts';
import { ask } from '#browser/http/ask.ts';
import { parseImagePath } from '#core/images/images.ts';
import { DIALOG_BASE_Z_INDEX } from '#core/theme/scale.ts';

const PREVIEWS_PATH = `${CONFIG_PATH}assets?licence=preview`;

/** Ids of the site's pictures that a page shows, each once. */
export function picturesOn(page: ParentNode): Set<string> {
  const sources = [...page.querySelectorAll<HTMLElement>('img[src], [data-src]')].flatMap((element) => [
    element.getAttribute('src') ?? '',
    element.dataset.src ?? '',
  ]);
  return new Set(sources.flatMap((src) => parseImagePath(src.replace(/\?.*$/, ''))?.id ?? []));
}

/** Tells editors, and nobody else, that the page shows licensed pictures which are not bought yet. */
export async function showLicenceBar(page: HTMLElement): Promise<void> {
  const shown = picturesOn(page);
  if (shown.size === 0) return;
  // For those who do not work on the content there is nothing in the answer.
  const answer = await ask(unbought).catch(() => undefined);
  const count = (answer?.assets ?? []).filter(({ id }) => shown.has(id)).length;
  if (count > 0) page.append(drawBar(previewsSentence(count)));
}

function drawBar(sentence: string): HTMLElement {
  const bar = document.createElement('aside');
  bar.className = 'licence-bar';
  bar.setAttribute('aria-label', 'Licensed pictures');
  Object.assign(bar.style, {
    position: 'fixed',
    inset: 'auto 0 0',
    zIndex: String(DIALOG_BASE_Z_INDEX),
    display: 'flex',
    flexWrap: 'wrap',
    gap: '4px 16px',
    justifyContent: 'center',
    padding: '12px 16px',
    background: '#1c1b19',
    color: '#fff',
    font: '15px/1.4 system-ui, sans-serif',
  });
  const link = document.createElement('a');
  link.href = PREVIEWS_PATH;
  link.target = '_top';
  link.textContent = 'See them in your files';
  link.style.color = 'inherit';
  bar.append(sentence, link);
  return bar;
}
