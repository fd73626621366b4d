import { useContext } from 'react';
import type { Category } from '#core/consent/categories.ts';
import { choose } from '#contract/addresses/consent.ts';
import { PageContentContext } from '../page-content.ts';
import { useWords } from '../words.ts';

/** Stands where something waits for consent: who it is from, and how to allow it. A form, so that it needs no script. */
export function Held({ category, providers }: { category: Category; providers: readonly string[] }) {
  const say = useWords('consent');
  const { url } = useContext(PageContentContext);
  const asks = { category: say(category) };
  return (
    <form className="held" method={choose.method} action={choose.path}>
      <p>
        {providers.length === 0
          ? say('heldUnknown', asks)
          : say('held', { ...asks, providers: providers.join(', ') })}
      </p>
      <input type="hidden" name="to" value={url === '' ? '/' : new URL(url).pathname} />
      <input type="hidden" name="way" value="content" />
      <input type="hidden" name={category} value="on" />
      <button name="once" value="on">
        {say('allowOnce')}
      </button>
      <button>{say('alwaysAllow')}</button>
    </form>
  );
}
