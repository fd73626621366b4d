import { valueOn } from '#core/fields/index.ts';
import type { ViewProps } from '../kit/block.tsx';
import type { SpacerValues } from './fields.ts';

export function SpacerView({ values: { height } }: ViewProps<SpacerValues>) {
  const style = {
    '--height': `${valueOn(height, 'desktop')}px`,
    '--phone-height': `${valueOn(height, 'mobile')}px`,
  };
  return <div className="spacer" style={style as React.CSSProperties} />;
}
