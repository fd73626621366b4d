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
import { say } from './words.ts';
import classes from './access.module.css';

const WHO: Readonly<Record<Visibility, { label: string; description: string }>> = {
  public: { label: say('everybody'), description: say('searchEnginesMayList') },
  password: {
    label: say('peopleWithThePassword'),
    description: say('onePasswordForThe'),
  },
  private: { label: say('onlyContributors'), description: say('whoeverHasARole') },
};

const TYPES = [
  { value: String(WebsiteType.classic), label: say('website') },
  { value: String(WebsiteType.commerce), label: say('onlineShop') },
  { value: String(WebsiteType.coverPage), label: say('coverPageVisitorsSee') },
  { value: String(WebsiteType.parkingPage), label: say('parkingPageVisitorsSee') },
];
const ENTERPRISE = { value: String(WebsiteType.enterprise), label: say('enterprise') };

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
          notifications.show({ color: 'green', message: say('savedVisitorsSeeIt') });
          stage.reload();
        },
      },
    );
  };

  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <Radio.Group
        label={say('whoCanSeeThe')}
        value={draft.visibility}
        onChange={(value) => set({ visibility: value })}
        error={errors['visibility']}
        {...(status === SiteStatus.trial && {
          description: say('duringTheTrialIt'),
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
          label={say('passwordOfTheSite')}
          hasPassword={hasPassword}
          mayRemove={!needsPassword}
          value={password}
          error={errors['password']}
          onChange={setPassword}
        />
      )}
      <Select
        label={say('whatTheSiteIs')}
        data={websiteType === WebsiteType.enterprise ? [...TYPES, ENTERPRISE] : TYPES}
        value={String(draft.websiteType)}
        onChange={(value) => value !== null && set({ websiteType: Number(value) })}
        error={errors['websiteType']}
        allowDeselect={false}
      />
      <Switch
        label={say('developerMode')}
        description={say('youWorkOnThe')}
        checked={draft.developerMode}
        onChange={(event) => set({ developerMode: event.currentTarget.checked })}
      />
      <Switch
        label={say('othersMayCopyThis')}
        description={say('anybodyWithAnAccount')}
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
              {say('discard')}
            </Button>
            <Button type="submit" loading={save.isPending}>
              {say('save')}
            </Button>
          </Group>
        </div>
      )}
    </form>
  );
}
