import { stayingPath } from '#core/access/redirect.ts';
import { withDraft } from '#core/editing/draft-view.ts';
import { ComparisonDialog } from '../compare/comparison-dialog.tsx';
import { pathIn, type Comparison } from '../compare/comparison.ts';
import { useComparison } from './use-comparison.ts';
import type { ListedChange } from './use-listed-changes.ts';

/** A change seen with one's own eyes: the live page and its draft. */
export default function Compare({ change, onClose }: { change: ListedChange; onClose: () => void }) {
  const sidesOf = ({ before, after }: Comparison) => {
    // What is no page itself (header, design …) is looked at on the home page.
    const isPage = change.kind === 'page';
    const [was, willBe] = isPage ? [pathIn(before), pathIn(after)] : ['/', '/'];
    return {
      before: {
        caption: 'Before',
        title: 'Before: the live page',
        path: was && stayingPath(was),
        nothing: 'Visitors do not see this page yet.',
      },
      after: {
        caption: 'After',
        title: 'After: the draft',
        path: willBe && withDraft(willBe, 'view'),
        nothing: 'Visitors will no longer see this page.',
      },
    };
  };
  return (
    <ComparisonDialog
      {...useComparison(change.id)}
      name={`${change.title}: before and after`}
      sidesOf={sidesOf}
      onClose={onClose}
    />
  );
}
