import { Button, Stack, Switch, TagsInput, Textarea, TextInput, Title } from '@mantine/core';
import { useState } from 'react';
import {
  MAX_CUSTOMER_NAME_LENGTH,
  MAX_CUSTOMER_NOTE_LENGTH,
  MAX_TAG_LENGTH,
  MAX_TAGS,
} from '#core/customers/customer.ts';
import { isSame } from '#core/same.ts';
import { customers as calls, type Customer } from '#contract/shop/customers.ts';
import { call } from '../../../http/call.ts';
import { useShopChange } from '../shop/queries.ts';
import { say } from './words.ts';

const factsOf = ({ name, tags, note, acceptsMarketing }: Customer) => ({
  name,
  tags,
  note,
  acceptsMarketing,
});

/** What the shop notes about a customer. */
export function CustomerForm({ customer }: { customer: Customer }) {
  const [facts, setFacts] = useState(factsOf(customer));
  const save = useShopChange(
    () => call(calls.save, { params: { id: customer.id }, body: facts }),
    say('customerSaved'),
  );
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        save.mutate(undefined, { onSuccess: (saved) => setFacts(factsOf(saved)) });
      }}
    >
      <Stack gap="sm">
        <Title order={2} size="h4">
          {say('details')}
        </Title>
        <TextInput
          label={say('name')}
          maxLength={MAX_CUSTOMER_NAME_LENGTH}
          value={facts.name}
          onChange={(event) => setFacts({ ...facts, name: event.currentTarget.value })}
        />
        <TagsInput
          label={say('tags')}
          description={say('pressEnterAfterEach')}
          maxTags={MAX_TAGS}
          value={facts.tags}
          onChange={(tags) => setFacts({ ...facts, tags: tags.map((tag) => tag.slice(0, MAX_TAG_LENGTH)) })}
        />
        <Textarea
          label={say('note')}
          description={say('theCustomerDoesNot')}
          autosize
          minRows={3}
          maxRows={12}
          maxLength={MAX_CUSTOMER_NOTE_LENGTH}
          value={facts.note}
          onChange={(event) => setFacts({ ...facts, note: event.currentTarget.value })}
        />
        <Switch
          label={say('acceptsMarketing')}
          description={say('onlyTurnThisOn')}
          checked={facts.acceptsMarketing}
          onChange={(event) => setFacts({ ...facts, acceptsMarketing: event.currentTarget.checked })}
        />
        <Button
          type="submit"
          disabled={isSame(facts, factsOf(customer))}
          loading={save.isPending}
          style={{ alignSelf: 'start' }}
        >
          {say('save')}
        </Button>
      </Stack>
    </form>
  );
}
