import { Kbd, Modal, Table } from '@mantine/core';
import { keyCaps } from '../../kit/keys.ts';
import { say } from './words.ts';

const KEYS = [
  { keys: keyCaps('mod+K', false), does: say('searchEverything') },
  { keys: keyCaps('Escape', false), does: say('hideOrShowThe') },
  { keys: keyCaps('shift+Escape', false), does: say('logOut') },
  { keys: keyCaps('mod+S', false), does: say('saveTheDraft') },
];

/** The guide to the keyboard. */
export function Guide({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  return (
    <Modal opened={isOpen} onClose={onClose} title={say('keyboardShortcuts')} centered>
      <Table>
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">{say('keys')}</Table.Th>
            <Table.Th scope="col">{say('action')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {KEYS.map(({ keys, does }) => (
            <Table.Tr key={does}>
              <Table.Td style={{ whiteSpace: 'nowrap' }}>
                {keys.map((key) => (
                  <Kbd key={key} mr={4}>
                    {key}
                  </Kbd>
                ))}
              </Table.Td>
              <Table.Td>{does}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Modal>
  );
}
