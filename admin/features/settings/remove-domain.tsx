import { Button, Group, Modal, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { domains, type Domain } from '#contract/sites/domains.ts';
import { call } from '../../http/call.ts';
import { useDomainChange } from './domain-queries.ts';

const CONSEQUENCES: Record<Domain['state'], string> = {
  verified: 'The site stops working there immediately, and links to it break.',
  waiting: 'Its records are no longer checked.',
  failed: 'Nothing changes for visitors.',
};

export function RemoveDomain({ domain }: { domain: Domain }) {
  const { host, isPrimary } = domain;
  const [isOpen, { open, close }] = useDisclosure(false);
  const remove = useDomainChange(() => call(domains.remove, { params: { host } }));
  return (
    <>
      <Button size="xs" variant="default" onClick={open}>
        Remove
      </Button>
      <Modal opened={isOpen} onClose={close} title={`Remove ${host}?`} centered>
        <Text>
          {CONSEQUENCES[domain.state]}
          {isPrimary && ' It is the primary domain: the site goes back to its address on the platform.'} To
          use it again, verify it again.
        </Text>
        <Group justify="flex-end" mt="lg" gap="xs">
          <Button variant="default" onClick={close} data-autofocus>
            Keep it
          </Button>
          <Button
            color="red.9"
            loading={remove.isPending}
            onClick={() => remove.mutate(undefined, { onSuccess: close })}
          >
            Remove domain
          </Button>
        </Group>
      </Modal>
    </>
  );
}
