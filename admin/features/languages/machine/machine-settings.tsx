import { Alert, Button, Group, NumberInput, PasswordInput, Select, Text, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { machineTranslation, type MachineTranslation } from '#contract/content/machine-translation.ts';
import { MAX_MONTHLY_LIMIT } from '#core/languages/machine/runs.ts';
import { call } from '../../../http/call.ts';
import { sentenceOf } from '../../../http/problem.ts';
import { useChange } from '../../../http/use-change.ts';
import { spokenLanguage } from '../../../words/catalogue.ts';
import { STALE_LANGUAGES } from '../queries.ts';
import { machineQuery } from './queries.ts';
import { say } from './words.ts';
import classes from './machine.module.css';

const OFF = 'off';
const inDigits = (count: number) => count.toLocaleString(spokenLanguage());

const separatorOf = (type: 'group' | 'decimal'): string =>
  new Intl.NumberFormat(spokenLanguage()).formatToParts(10_000.5).find((part) => part.type === type)?.value ??
  '';

/** Whom the site has its texts translated by, and how much of it. */
export function MachineSettings() {
  const { data } = useQuery(machineQuery);
  return (
    <section className={classes.settings} aria-labelledby="machine-translation">
      <h2 id="machine-translation" className={classes.title}>
        {say('machineTranslation')}
      </h2>
      <Text className="quiet">{say('whatItDoes')}</Text>
      {data && <Form key={data.service?.name} state={data} />}
    </section>
  );
}

function Form({ state }: { state: MachineTranslation }) {
  const { services, service, used } = state;
  const [name, setName] = useState(service?.name ?? OFF);
  const [address, setAddress] = useState(service?.address ?? '');
  const [key, setKey] = useState('');
  const [monthlyLimit, setLimit] = useState(state.monthlyLimit);
  const chosen = services.find((each) => each.name === name);
  const isSame = service?.name === name;
  const connect = useChange(
    () =>
      call(machineTranslation.connect, {
        body: {
          service: name,
          monthlyLimit,
          ...(chosen?.needsAddress && { address }),
          ...(key !== '' && { key }),
        },
      }),
    { stale: STALE_LANGUAGES, onSuccess: () => setKey('') },
  );
  const disconnect = useChange(() => call(machineTranslation.disconnect, {}), { stale: STALE_LANGUAGES });
  const error = connect.error ?? disconnect.error;
  return (
    <form
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault();
        connect.mutate(undefined);
      }}
    >
      <Select
        label={say('service')}
        data={[
          { value: OFF, label: say('off') },
          ...services.map((each) => ({ value: each.name, label: each.title })),
        ]}
        value={name}
        onChange={(value) => setName(value ?? OFF)}
        allowDeselect={false}
      />
      {chosen && (
        <>
          {chosen.needsAddress && (
            <TextInput
              label={say('address')}
              type="url"
              placeholder="https://translate.example.com"
              value={address}
              onChange={(event) => setAddress(event.currentTarget.value)}
            />
          )}
          <PasswordInput
            label={say('key')}
            autoComplete="off"
            placeholder={isSame && service.keyEnd !== '' ? say('keyIs', { end: service.keyEnd }) : ''}
            value={key}
            onChange={(event) => setKey(event.currentTarget.value)}
          />
          <NumberInput
            label={say('monthlyLimit')}
            description={say('limitHelp')}
            value={monthlyLimit}
            min={0}
            max={MAX_MONTHLY_LIMIT}
            thousandSeparator={separatorOf('group')}
            decimalSeparator={separatorOf('decimal')}
            allowDecimal={false}
            onChange={(value) => setLimit(Number(value))}
          />
          {isSame && (
            <Text size="sm" className="quiet">
              {say('used', { used: inDigits(used), limit: inDigits(state.monthlyLimit) })}
            </Text>
          )}
        </>
      )}
      {error !== null && (
        <Alert color="red" role="alert">
          {sentenceOf(error)}
        </Alert>
      )}
      {/* The form begins anew with another service, and knows nothing of the change that brought it. */}
      {error === null && isSame && <Text role="status">{say('saved')}</Text>}
      <Group gap="xs">
        {chosen && (
          <Button type="submit" loading={connect.isPending}>
            {say('save')}
          </Button>
        )}
        {service && !chosen && (
          <Button
            variant="default"
            loading={disconnect.isPending}
            onClick={() => disconnect.mutate(undefined)}
          >
            {say('turnOff')}
          </Button>
        )}
      </Group>
    </form>
  );
}
