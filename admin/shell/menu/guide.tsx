import { Kbd, Modal, Table } from '@mantine/core';

const KEYS = [
  { keys: ['Ctrl', 'K'], does: 'Search everything' },
  { keys: ['Esc'], does: 'Hide or show the panels; close open dialogs' },
  { keys: ['Shift', 'Esc'], does: 'Log out' },
  { keys: ['Ctrl', 'S'], does: 'Save the draft' },
];

/** The guide to the keyboard. */
export function Guide({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  return (
    <Modal opened={isOpen} onClose={onClose} title="Keyboard shortcuts" centered>
      <Table>
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">Keys</Table.Th>
            <Table.Th scope="col">Action</Table.Th>
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
