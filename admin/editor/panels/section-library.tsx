import { Button, Stack } from '@mantine/core';
import { useEditor } from '../canvas/editor-context.ts';
import { addSection, emptySection } from '../commands/add-block.ts';

export function SectionLibrary() {
  const editor = useEditor();
  return (
    <Stack>
      <Button variant="default" onClick={() => addSection(editor, emptySection())}>
        Empty section
      </Button>
    </Stack>
  );
}
