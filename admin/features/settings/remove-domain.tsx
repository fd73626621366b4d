import { Button, Group, Modal, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { domains, type Domain } from '#contract/sites/domains.ts';
import { call } from '../../http/call.ts';
import { useDomainChange } from '../../documents/domains.ts';
import { say } from './words.ts';

const CONSEQUENCES: Record<Domain['state'], string> = {
  verified: say('theSiteStopsWorking'),
  waiting: say('itsRecordsAreNo'),
  failed: say('nothingChangesForVisitors'),
};

export function RemoveDomain({ domain }: { domain: Domain }) {
  const { host, isPrimary } = domain;
  const [isOpen, { open, close }] = useDisclosure(false);
  const remove = useDomainChange(() => call(domains.remove, { params: { host } }));
  return (
    <>
      <Button size="xs" variant="default" onClick={open}>
        {say('remove')}
      </Button>
      <Modal opened={isOpen} onClose={close} title={say('removeHost', { host })} centered>
        <Text>
          {CONSEQUENCES[domain.state]}
          {isPrimary && ` ${say('itIsThePrimary')}`} {say('toUseItAgain')}
        </Text>
        <Group justify="flex-end" mt="lg" gap="xs">
          <Button variant="default" onClick={close} data-autofocus>
            {say('keepIt')}
          </Button>
          <Button
            color="red.9"
            loading={remove.isPending}
            onClick={() => remove.mutate(undefined, { onSuccess: close })}
          >
            {say('removeDomain')}
          </Button>
        </Group>
      </Modal>
    </>
  );
}
