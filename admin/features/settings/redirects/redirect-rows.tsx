import { ActionIcon, Alert, Button, Text, TextInput, UnstyledButton } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { ArrowRight, ArrowRightLeft, Plus, Search, Trash2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { SETTINGS } from '#core/settings/groups.ts';
import { MAX_REDIRECTS, type Redirect } from '#core/settings/redirects.ts';
import { Empty } from '../../../kit/lists/empty.tsx';
import { Fields } from '../../../fields/fields.tsx';
import { findRows, hasProblem, NEW_REDIRECT } from './redirect-list.ts';
import { say } from '../words.ts';
import classes from '../settings.module.css';

type Errors = Readonly<Record<string, string>>;

const controls = SETTINGS.redirects.control.fields?.['rules']?.item?.fields ?? {};
/** A list as short as this is looked through faster than it is searched. */
const SEARCH_FROM = 8;

export function RedirectRows(props: {
  rules: readonly Redirect[];
  errors: Errors;
  onChange: (rules: Redirect[]) => void;
  /** An old address to begin with. */
  from?: string | undefined;
}) {
  const { rules, errors, onChange, from } = props;
  // Asked for once, whatever is typed afterwards.
  const wanted = useRef(from);
  useEffect(() => {
    const { current } = wanted;
    wanted.current = undefined;
    if (current && !rules.some((rule) => rule.from === current))
      onChange([{ ...NEW_REDIRECT, from: current }, ...rules]);
  }, [rules, onChange]);
  const [search, setSearch] = useState('');
  const rows = findRows(rules, search, errors);
  const problem = errors['rules'];
  return (
    <>
      <Button
        variant="default"
        leftSection={<Plus size={16} />}
        disabled={rules.length >= MAX_REDIRECTS}
        onClick={() => onChange([NEW_REDIRECT, ...rules])}
      >
        {say('addRedirect')}
      </Button>
      {problem && <Alert color="red">{problem}</Alert>}
      {rules.length >= SEARCH_FROM && (
        <TextInput
          type="search"
          aria-label={say('searchRedirects')}
          placeholder={say('search')}
          leftSection={<Search size={16} />}
          value={search}
          onChange={(event) => setSearch(event.currentTarget.value)}
        />
      )}
      {rules.length === 0 && (
        <Empty icon={ArrowRightLeft} title={say('noRedirectsYetAdd')} text={say('whenToAddOne')} />
      )}
      {rules.length > 0 && rows.length === 0 && <Text>{say('noMatchingRedirects')}</Text>}
      <ul className={classes.rows} aria-label={say('redirects')}>
        {rows.map(({ rule, index }) => (
          <RedirectRow
            // Rows are told apart from the end, where new ones do not move them.
            key={rules.length - index}
            rule={rule}
            index={index}
            errors={errors}
            onChange={(next) => onChange(rules.with(index, next))}
            onRemove={() => onChange(rules.toSpliced(index, 1))}
          />
        ))}
      </ul>
    </>
  );
}

function RedirectRow(props: {
  rule: Redirect;
  index: number;
  errors: Errors;
  onChange: (rule: Redirect) => void;
  onRemove: () => void;
}) {
  const { rule, index, errors } = props;
  const [isUnfolded, { toggle }] = useDisclosure(rule.from === '');
  const isOpen = isUnfolded || hasProblem(errors, index);
  const name = rule.from === '' ? say('newRedirect') : rule.from;
  return (
    <li>
      <div className={classes.row}>
        <UnstyledButton className={classes.rowTitle} aria-expanded={isOpen} onClick={toggle}>
          <span>{name}</span>
          {rule.to !== '' && (
            <>
              <ArrowRight size={14} aria-label={say('leadsTo')} />
              <span className="quiet">{rule.to}</span>
            </>
          )}
        </UnstyledButton>
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={say('removeName', { name })}
          onClick={props.onRemove}
        >
          <Trash2 size={16} />
        </ActionIcon>
      </div>
      {isOpen && (
        <div className={classes.inner}>
          <Fields
            controls={controls}
            values={rule}
            errors={errors}
            prefix={`rules.${index}.`}
            onChange={(field, value) => props.onChange({ ...rule, [field]: value })}
          />
        </div>
      )}
    </li>
  );
}
