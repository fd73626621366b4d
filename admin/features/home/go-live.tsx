import { Anchor, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { Link, useNavigate } from 'react-router';
import { missingBeforeLive } from '#core/home/checklist.ts';
import type { Home } from '#contract/sites/home.ts';
import { Dialog } from '../../kit/dialog.tsx';
import { useStage } from '../../kit/stage.ts';
import { useGoLive } from './queries.ts';
import { STEP_WORDS } from './steps.ts';
import { say } from './words.ts';
import classes from './home.module.css';

/** One button opens the site. What is missing is named, and left to the owner. */
export function GoLiveDialog({ home, onClose }: { home: Home; onClose: () => void }) {
  const goLive = useGoLive();
  const stage = useStage();
  const navigate = useNavigate();
  const missing = missingBeforeLive(home.checklist ?? []);
  const submit = () => {
    if (home.isPlanNeeded) return void navigate('/settings/billing/upgrade');
    goLive.mutate(true, {
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
      {missing.length > 0 && (
        <div>
          <Text fw={600}>{say('stillMissing')}</Text>
          <ul className={classes.missing}>
            {missing.map((name) => (
              <li key={name}>
                {STEP_WORDS[name].to.startsWith('#') ? (
                  STEP_WORDS[name].missing
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
