import { useEditor } from '../canvas/editor-context.ts';
import { useStore } from '../../kit/store.ts';
import { KeyboardMap } from './keyboard-map.tsx';
import { Palette } from './palette.tsx';

export function Layers() {
  const { layer } = useEditor();
  const open = useStore(layer, (name) => name);
  const close = () => layer.set(undefined);
  return (
    <>
      <KeyboardMap isOpen={open === 'keys'} onClose={close} />
      <Palette isOpen={open === 'palette'} onClose={close} />
    </>
  );
}
