import { Component, memo, useContext, useState, type ReactNode } from 'react';
import { blockName, blockOf } from '#blocks/index.ts';
import { PageContentContext } from '#blocks/kit/page-content.ts';
import { isShownIn } from '#core/languages/shown-in.ts';
import type { Block } from '#core/page/page.ts';
import type { BlockProps } from '#site/section.tsx';
import { useStore } from '../../kit/store.ts';
import { useEditor } from './editor-context.ts';
import { declared } from '../../words/catalogue.ts';
import { say } from './words.ts';

/** A block on the canvas: the site's own view, which a fault in it cannot take the page along with. */
export const CanvasBlock = memo(function CanvasBlock({ block }: BlockProps) {
  const { text } = useEditor();
  const { language } = useContext(PageContentContext);
  const isTyping = useStore(text, (editing) => editing?.blockId === block.id);
  const { shown, times } = useHeld(block, isTyping);
  const definition = blockOf(block.type);
  return (
    <div
      id={`b${block.id}`}
      className="block"
      data-block={block.type}
      tabIndex={-1}
      {...(language !== undefined && !isShownIn(block, language) && { 'data-elsewhere': '' })}
      role="group"
      aria-label={declared(blockName(block))}
    >
      {definition ? (
        <Guard key={times} values={shown.values}>
          <definition.View id={shown.id} values={shown.values} isEditing />
        </Guard>
      ) : (
        <Repair isQuiet>{say('typeIsABlock', { type: block.type })}</Repair>
      )}
    </div>
  );
});

/**
 * While somebody types, the browser owns what stands in the block: the view keeps still, and is made
 * anew afterwards.
 */
function useHeld(block: Block, isTyping: boolean): { shown: Block; times: number } {
  const [held, setHeld] = useState<{ block: Block | undefined; times: number }>({
    block: undefined,
    times: 0,
  });
  if (isTyping && !held.block) setHeld({ ...held, block });
  if (!isTyping && held.block) setHeld({ block: undefined, times: held.times + 1 });
  return { shown: held.block ?? block, times: held.times };
}

/** Shows a notice in place of a block whose values its view cannot draw. */
class Guard extends Component<
  { values: unknown; children: ReactNode },
  { failedWith: unknown; hasFailed: boolean }
> {
  override state: { failedWith: unknown; hasFailed: boolean } = { failedWith: undefined, hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch() {
    this.setState({ failedWith: this.props.values });
  }

  /** Other values, such as those after an undo, are worth another try. */
  static getDerivedStateFromProps(
    { values }: { values: unknown },
    { hasFailed, failedWith }: { failedWith: unknown; hasFailed: boolean },
  ) {
    const isAnother = hasFailed && failedWith !== undefined && failedWith !== values;
    return isAnother ? { hasFailed: false, failedWith: undefined } : null;
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return <Repair>{say('thisBlockIsDamaged')}</Repair>;
  }
}

function Repair({ children, isQuiet = false }: { children: ReactNode; isQuiet?: boolean }) {
  return (
    <div className="repair" role="note" data-repair={isQuiet ? 'quiet' : ''}>
      {children}
    </div>
  );
}
