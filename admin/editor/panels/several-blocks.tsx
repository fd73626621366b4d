import { ActionIcon, Button, Group, Stack, Text, Tooltip } from '@mantine/core';
import { useEditor, useLayout } from '../canvas/editor-context.ts';
import { ALIGN_COMMANDS } from '../commands/align.ts';
import { commandOf } from '../commands/index.ts';
import { say } from './words.ts';
import classes from './panels.module.css';

/** What can be done with several blocks at once. */
export function SeveralBlocks({ count }: { count: number }) {
  const editor = useEditor();
  const layout = useLayout();
  return (
    <Stack gap="md">
      <div>
        <Text fw={550}>{say('countBlocksAreSelected', { count })}</Text>
        <Text className="quiet">{say('dragThemTogetherNudge')}</Text>
      </div>
      <section aria-label={say('align')}>
        <h3 className={classes.groupName}>{say('alignWithEachOther')}</h3>
        <div className={classes.aligning}>
          {ALIGN_COMMANDS.map(({ id, label, icon: Icon, enabled, run }) => (
            <Tooltip key={id} label={label}>
              <ActionIcon
                variant="default"
                size={36}
                aria-label={label}
                disabled={!enabled(editor)}
                onClick={() => run(editor)}
              >
                <Icon size={18} />
              </ActionIcon>
            </Tooltip>
          ))}
        </div>
        {layout === 'tablet' && (
          <Text size="sm" className="quiet" mt={8}>
            {say('onTabletsBlocksFlow')}
          </Text>
        )}
      </section>
      <Group gap="xs">
        {['duplicate', 'copy', 'delete'].map(commandOf).map(({ id, label, icon: Icon, run }) => (
          <Button
            key={id}
            size="xs"
            variant="default"
            leftSection={<Icon size={16} />}
            onClick={() => run(editor)}
          >
            {label}
          </Button>
        ))}
      </Group>
    </Stack>
  );
}
