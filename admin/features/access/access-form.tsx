import { Alert, Button, Group, Radio, Select, Stack, Switch } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useState, type FormEvent } from 'react';
import type { AccessState } from '#contract/people/access.ts';
import { VISIBILITIES, type Visibility } from '#core/access/site-access.ts';
import { SiteStatus, WebsiteType } from '#core/enumerations/sites.ts';
import { isSame } from '#core/same.ts';
import { useUnsaved } from '../../documents/unsaved.ts';
import { CallProblem, sentenceOf } from '../../http/problem.ts';
import { useStage } from '../../kit/stage.ts';
import { PasswordField } from '../../panels/lock/password-field.tsx';
import { useSaveAccess } from './queries.ts';
import classes from './access.module.css';

const WHO: Readonly<Record<Visibility, { label: string; description: string }>> = {
  public: { label: 'Everybody', description: 'Search engines may list the site.' },
  password: {
    label: 'People with the password',
    description: 'One password for the whole site, pictures included. Search engines stay out.',
  },
  private: { label: 'Only contributors', description: 'Whoever has a role on this site and is logged in.' },
};

const TYPES = [
  { value: String(WebsiteType.classic), label: 'Website' },
  { value: String(WebsiteType.commerce), label: 'Online shop' },
  { value: String(WebsiteType.coverPage), label: 'Cover page: visitors see the home page only' },
  { value: String(WebsiteType.parkingPage), label: 'Parking page: visitors see “Nothing here yet”' },
];
const ENTERPRISE = { value: String(WebsiteType.enterprise), label: 'Enterprise' };

type Draft = Pick<AccessState, 'visibility' | 'websiteType' | 'developerMode' | 'cloneable'>;

/** Takes effect when it is saved; nothing here waits for a publish. */
export function AccessForm({ state }: { state: AccessState }) {
  const { visibility, websiteType, developerMode, cloneable, hasPassword, status } = state;
  const saved: Draft = { visibility, websiteType, developerMode, cloneable };
  const [draft, setDraft] = useState<Draft>(saved);
  // Nothing typed keeps the password, null takes it away.
  const [password, setPassword] = useState<string | null>('');
  const save = useSaveAccess();
  const stage = useStage();
  const isChanged = password !== '' || !isSame(draft, saved);
  useUnsaved('access', isChanged);
  const errors = save.error instanceof CallProblem ? save.error.errors : {};
  const set = (change: Partial<Draft>) => setDraft({ ...draft, ...change });
  const needsPassword = draft.visibility === 'password';

  const submit = (event: FormEvent) => {
    event.preventDefault();
    save.mutate(
      {
        ...draft,
        websiteType: draft.websiteType as WebsiteType,
        ...(password !== '' && { password }),
      },
      {
        onSuccess: () => {
          setPassword('');
          notifications.show({ color: 'green', message: 'Saved. Visitors see it from now on.' });
          stage.reload();
        },
      },
    );
  };

  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <Radio.Group
        label="Who can see the site"
        value={draft.visibility}
        onChange={(value) => set({ visibility: value })}
        error={errors['visibility']}
        {...(status === SiteStatus.trial && {
          description:
            'During the trial it is contributors and people with the password, whatever you choose.',
        })}
      >
        <Stack gap="sm" mt="xs">
          {VISIBILITIES.map((value) => (
            <Radio key={value} value={value} {...WHO[value]} />
          ))}
        </Stack>
      </Radio.Group>
      {(needsPassword || status === SiteStatus.trial || hasPassword) && draft.visibility !== 'private' && (
        <PasswordField
          label="Password of the site"
          hasPassword={hasPassword}
          mayRemove={!needsPassword}
          value={password}
          error={errors['password']}
          onChange={setPassword}
        />
      )}
      <Select
        label="What the site is"
        data={websiteType === WebsiteType.enterprise ? [...TYPES, ENTERPRISE] : TYPES}
        value={String(draft.websiteType)}
        onChange={(value) => value !== null && set({ websiteType: Number(value) })}
        error={errors['websiteType']}
        allowDeselect={false}
      />
      <Switch
        label="Developer mode"
        description="You work on the code of the template: whoever is logged in stays on the site and is not taken to the admin."
        checked={draft.developerMode}
        onChange={(event) => set({ developerMode: event.currentTarget.checked })}
      />
      <Switch
        label="Others may copy this site"
        description="Anybody with an account can start a site of their own from what visitors see here. Pages with a password are left out."
        checked={draft.cloneable}
        onChange={(event) => set({ cloneable: event.currentTarget.checked })}
      />
      {(isChanged || save.isPending) && (
        <div className={classes.saveBar}>
          {save.error && (
            <Alert color="red" role="alert" mb="sm" p="xs">
              {sentenceOf(save.error)}
            </Alert>
          )}
          <Group gap="xs" grow>
            <Button
              variant="default"
              disabled={save.isPending}
              onClick={() => {
                setDraft(saved);
                setPassword('');
                save.reset();
              }}
            >
              Discard
            </Button>
            <Button type="submit" loading={save.isPending}>
              Save
            </Button>
          </Group>
        </div>
      )}
    </form>
  );
}
