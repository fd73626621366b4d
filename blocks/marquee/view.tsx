import type { ViewProps } from '../kit/block.tsx';
import { Island } from '../kit/islands.tsx';
import type { MarqueeValues } from './fields.ts';
import Marquee from './island.tsx';
import { wordsOf } from './line.ts';

export function MarqueeView({ id, values, isEditing }: ViewProps<MarqueeValues>) {
  const { items, separator, ...motion } = values;
  return (
    <Island
      name="marquee"
      wake="visible"
      component={Marquee}
      words={['video']}
      props={{ id, words: wordsOf({ items, separator }), ...motion, ...(isEditing && { isEditing }) }}
    />
  );
}
