import { useContext } from 'react';
import { CATEGORY_NAMES, type Category } from '#core/consent/categories.ts';
import { choose } from '#contract/addresses/consent.ts';
import { PageContentContext } from './page-content.ts';

/** Stands where something waits for consent: who it is from, and how to allow it. A form, so that it needs no script. */
export function Held({ category, providers }: { category: Category; providers: readonly string[] }) {
  const { url } = useContext(PageContentContext);
  const from = providers.length === 0 ? 'This content' : `Content from ${providers.join(', ')}`;
  return (
    <form className="held" method={choose.method} action={choose.path}>
      <p>{`${from} needs your consent (${CATEGORY_NAMES[category]}). It may set cookies and send data to others.`}</p>
      <input type="hidden" name="to" value={url === '' ? '/' : new URL(url).pathname} />
      <input type="hidden" name="way" value="content" />
      <input type="hidden" name={category} value="on" />
      <button name="once" value="on">
        Allow once
      </button>
      <button>Always allow</button>
    </form>
  );
}
