import { useEditor } from '../canvas/editor-context.ts';
import { useStore } from '../../kit/store.ts';
import { KeyboardMap } from './keyboard-map.tsx';
import { usePalette } from './use-palette.tsx';

export function Layers() {
  const { layer } = useEditor();
  const open = useStore(layer, (name) => name);
  usePalette();
  return <KeyboardMap isOpen={open === 'keys'} onClose={() => layer.set(undefined)} />;
}
