import {
  AlignCenterHorizontal,
  AlignCenterVertical,
  AlignEndHorizontal,
  AlignEndVertical,
  AlignHorizontalDistributeCenter,
  AlignStartHorizontal,
  AlignStartVertical,
  AlignVerticalDistributeCenter,
  type LucideIcon,
} from 'lucide-react';
import {
  alignBlocks,
  distributeBlocks,
  MIN_DISTRIBUTED,
  type Alignment,
} from '#core/page/actions/align-blocks.ts';
import type { PageBody } from '#core/page/page.ts';
import type { Breakpoint } from '#core/page/place.ts';
import { isRefusal, type Refusal } from '#core/page/refusal.ts';
import { closeEmptyRows } from '../grid/drop-blocks.ts';
import type { Editor } from '../state/editor.ts';
import type { Command } from './command.ts';
import { selectedIds } from './edit.ts';
import { say } from './words.ts';

type Group = { ids: readonly string[]; breakpoint: Breakpoint };

function arrange(
  id: string,
  label: string,
  icon: LucideIcon,
  rule: { atLeast: number; act: (body: PageBody, group: Group) => PageBody | Refusal },
): Command {
  return {
    id,
    label,
    group: say('move'),
    icon,
    enabled: (editor) => editor.layout.get() !== 'tablet' && selectedIds(editor).length >= rule.atLeast,
    run(editor: Editor) {
      const breakpoint = editor.layout.get();
      if (breakpoint === 'tablet') return;
      const ids = selectedIds(editor);
      editor.run(label, (body) => {
        const result = rule.act(body, { ids, breakpoint });
        return isRefusal(result) || breakpoint === 'phone' ? result : closeEmptyRows(result, body);
      });
    },
  };
}

const align = (to: Alignment, label: string, icon: LucideIcon) =>
  arrange(`align-${to}`, label, icon, {
    atLeast: 2,
    act: (body, group) => alignBlocks(body, { ...group, to }),
  });

const distribute = (along: 'columns' | 'rows', label: string, icon: LucideIcon) =>
  arrange(`distribute-${along}`, label, icon, {
    atLeast: MIN_DISTRIBUTED,
    act: (body, group) => distributeBlocks(body, { ...group, along }),
  });

/** What several blocks can do with each other. */
export const ALIGN_COMMANDS: readonly Command[] = [
  align('left', say('alignLeftEdges'), AlignStartVertical),
  align('centre', say('alignCentres'), AlignCenterVertical),
  align('right', say('alignRightEdges'), AlignEndVertical),
  align('top', say('alignTopEdges'), AlignStartHorizontal),
  align('middle', say('alignMiddles'), AlignCenterHorizontal),
  align('bottom', say('alignBottomEdges'), AlignEndHorizontal),
  distribute('columns', say('distributeHorizontally'), AlignHorizontalDistributeCenter),
  distribute('rows', say('distributeVertically'), AlignVerticalDistributeCenter),
];
