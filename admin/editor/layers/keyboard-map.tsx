import { Kbd, Modal, SimpleGrid, Title } from '@mantine/core';
import { COMMAND_GROUPS } from '../commands/command.ts';
import { COMMANDS } from '../commands/index.ts';
import { keyCaps } from '../../kit/keys.ts';
import { say } from './words.ts';
import classes from './layers.module.css';

/** What each key does, from the list of commands itself. */
export function KeyboardMap({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const groups = COMMAND_GROUPS.map((group) => ({
    group,
    commands: COMMANDS.filter((command) => command.group === group && command.keys),
  })).filter(({ commands }) => commands.length > 0);
  return (
    <Modal opened={isOpen} onClose={onClose} title={say('keyboardShortcuts')} size="xl" centered>
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="xl">
        {groups.map(({ group, commands }) => (
          <section key={group}>
            <Title order={2} mb={8}>
              {group}
            </Title>
            <dl className={classes.keys}>
              {commands.map(({ id, label, keys = [] }) => (
                <div key={id}>
                  <dt>
                    {keyCaps(keys[0] ?? '').map((cap) => (
                      <Kbd key={cap}>{cap}</Kbd>
                    ))}
                  </dt>
                  <dd>{label}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
        <section>
          <Title order={2} mb={8}>
            {say('mouse')}
          </Title>
          <dl className={classes.keys}>
            {MOUSE.map(([keys, label]) => (
              <div key={label}>
                <dt>
                  <Kbd>{keys}</Kbd>
                </dt>
                <dd>{label}</dd>
              </div>
            ))}
          </dl>
        </section>
      </SimpleGrid>
    </Modal>
  );
}

const MOUSE = [
  [say('clickTwice'), say('editText')],
  [say('shiftClick'), say('addToTheSelection')],
  [say('dragEmptySpace'), say('selectSeveral')],
  [say('altDrag'), say('overlapBlocks')],
  [say('esc'), say('cancelADrag')],
] as const;
