import { useEditor } from '../canvas/editor-context.ts';
import { useStore } from '../../kit/store.ts';
import { KeyboardMap } from './keyboard-map.tsx';
import { SaveSection } from './save-section.tsx';
import { usePalette } from './use-palette.tsx';

export function Layers() {
  const { layer } = useEditor();
  const open = useStore(layer, (name) => name);
  usePalette();
  const close = () => layer.set(undefined);
  return (
    <>
      <KeyboardMap isOpen={open === 'keys'} onClose={close} />
      {open === 'saveSection' && <SaveSection onClose={close} />}
    </>
  );
}
