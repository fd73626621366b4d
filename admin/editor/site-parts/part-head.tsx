import { Button, Text } from '@mantine/core';
import { ArrowLeft } from 'lucide-react';
import { useEditor } from '../canvas/editor-context.ts';
import { say } from './words.ts';
import classes from '../panels/panels.module.css';

/** What a part of the site is called that is changed from a page, and the way back to that page. */
export function PartHead({ title, words }: { title: string; words: string }) {
  const { panel } = useEditor();
  return (
    <>
      <Button
        size="compact-sm"
        variant="subtle"
        color="gray"
        leftSection={<ArrowLeft size={14} />}
        style={{ alignSelf: 'start' }}
        onClick={() => panel.set('selection')}
      >
        {say('backToThePage')}
      </Button>
      <div>
        <h2 className={classes.name}>{title}</h2>
        <Text size="sm" className="quiet">
          {words}
        </Text>
      </div>
    </>
  );
}
