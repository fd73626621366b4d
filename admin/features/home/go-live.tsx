import { Anchor, Checkbox, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { Permission } from '#core/enumerations/permissions.ts';
import { missingBeforeLive } from '#core/home/checklist.ts';
import type { Home } from '#contract/sites/home.ts';
import { useMay } from '../../account/account.ts';
import { changesQuery } from '../../documents/queries.ts';
import { Dialog } from '../../kit/dialog.tsx';
import { useStage } from '../../kit/stage.ts';
import { useGoLive } from './queries.ts';
import { STEP_WORDS } from './steps.ts';
import { useFrontPath } from './use-front-path.ts';
import { say } from './words.ts';
import classes from './home.module.css';

/** One button opens the site. What is missing is named, and left to the owner. */
export function GoLiveDialog(props: { home: Home; onSamples: () => void; onClose: () => void }) {
  const { home, onSamples, onClose } = props;
  const mayPublish = useMay(Permission.contentManager) === true;
  const { data: changes = [] } = useQuery({ ...changesQuery, enabled: mayPublish });
  const [isPublishing, setPublishing] = useState(true);
  const goLive = useGoLive();
  const stage = useStage();
  const navigate = useNavigate();
  const front = useFrontPath();
  const missing = missingBeforeLive(home.checklist ?? []);
  const hasTemplateSections = home.templateSections > 0 && !missing.includes('homePage');
  const submit = () => {
    if (home.isPlanNeeded) return void navigate('/settings/billing/upgrade');
    goLive.mutate(isPublishing && changes.length > 0, {
      onSuccess: () => {
        notifications.show({ color: 'green', message: say('yourSiteIsLive') });
        stage.reload();
        onClose();
      },
    });
  };
  return (
    <Dialog
      title={say('goLive')}
      action={home.isPlanNeeded ? say('chooseAPlan') : say('goLive')}
      isBusy={goLive.isPending}
      error={goLive.error}
      onSubmit={submit}
      onClose={onClose}
    >
      <Text>
        {home.isPlanNeeded
          ? say('thisSiteIsIn')
          : say('everybodyCanVisitHost', { host: new URL(home.url).host })}
      </Text>
      {!home.isPlanNeeded && changes.length > 0 && (
        <Checkbox
          label={say('publishChangesToo', { count: changes.length })}
          description={say('withoutItVisitorsSee')}
          checked={isPublishing}
          onChange={({ currentTarget }) => setPublishing(currentTarget.checked)}
        />
      )}
      {(missing.length > 0 || hasTemplateSections) && (
        <div>
          <Text fw={600}>{say('stillMissing')}</Text>
          <ul className={classes.missing}>
            {hasTemplateSections && (
              <li>
                <Anchor component={Link} to={front} onClick={onClose}>
                  {say('sectionsOfTheTemplate', { count: home.templateSections })}
                </Anchor>
              </li>
            )}
            {missing.map((name) => (
              <li key={name}>
                {name === 'samples' ? (
                  <Anchor component="button" type="button" onClick={() => (onClose(), onSamples())}>
                    {STEP_WORDS[name].missing}
                  </Anchor>
                ) : (
                  <Anchor component={Link} to={STEP_WORDS[name].to} onClick={onClose}>
                    {STEP_WORDS[name].missing}
                  </Anchor>
                )}
              </li>
            ))}
          </ul>
          <Text className="quiet" size="sm">
            {say('youCanGoLive')}
          </Text>
        </div>
      )}
    </Dialog>
  );
}
