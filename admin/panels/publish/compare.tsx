import { stayingPath } from '#core/access/redirect.ts';
import { withDraft } from '#core/editing/draft-view.ts';
import { ComparisonDialog } from '../compare/comparison-dialog.tsx';
import { pathIn, type Comparison } from '../compare/comparison.ts';
import { useComparison } from './use-comparison.ts';
import type { ListedChange } from './use-listed-changes.ts';
import { say } from './words.ts';

/** A change seen with one's own eyes: the live page and its draft. */
export default function Compare({
  change,
  onClose,
}: {
  change: Pick<ListedChange, 'id' | 'kind' | 'title'>;
  onClose: () => void;
}) {
  const sidesOf = ({ before, after }: Comparison) => {
    // What is no page itself (header, design …) is looked at on the home page.
    const isPage = change.kind === 'page';
    const [was, willBe] = isPage ? [pathIn(before), pathIn(after)] : ['/', '/'];
    return {
      before: {
        caption: say('before'),
        title: say('beforeTheLivePage'),
        path: was && stayingPath(was),
        nothing: say('visitorsDoNotSee'),
      },
      after: {
        caption: say('after'),
        title: say('afterTheDraft'),
        path: willBe && withDraft(willBe, 'view'),
        nothing: say('visitorsWillNoLonger'),
      },
    };
  };
  return (
    <ComparisonDialog
      {...useComparison(change.id)}
      name={say('titleBeforeAndAfter', { title: change.title })}
      sidesOf={sidesOf}
      onClose={onClose}
    />
  );
}
