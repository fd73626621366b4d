import { Alert, Badge, Button, Skeleton, Title } from '@mantine/core';
import { useDisclosure, useLocalStorage } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { ChevronRight, ExternalLink, FileText, Newspaper, Package, Pencil } from 'lucide-react';
import { useEffect } from 'react';
import { Link, useSearchParams } from 'react-router';
import { stayingPath } from '#core/access/redirect.ts';
import type { Home } from '#contract/sites/home.ts';
import { asksForSamples } from '../../addresses/samples.ts';
import { thingPath } from '../../addresses/thing-path.ts';
import { useMay } from '../../account/account.ts';
import { homeQuery, waitingOf } from '../../account/home.ts';
import { sentenceOf } from '../../http/problem.ts';
import { ageOf } from '../../kit/age.ts';
import { Panel } from '../../kit/panel.tsx';
import { useStage } from '../../kit/stage.ts';
import { SettingsPermission } from '#core/people/finer-permissions.ts';
import { Permission } from '#core/enumerations/permissions.ts';
import { Checklist } from './checklist.tsx';
import { Figures } from './figures.tsx';
import { GoLiveDialog } from './go-live.tsx';
import { SamplesDialog } from './samples-dialog.tsx';
import { useFrontPath } from './use-front-path.ts';
import { say } from './words.ts';
import classes from './home.module.css';

/** Where somebody comes in: what needs them, how it goes, and where they left off. */
export default function HomeArea() {
  const { data: home, error } = useQuery(homeQuery);
  return (
    <Panel title={say('home')} actions={home && <Ways home={home} />}>
      {error && (
        <Alert color="red" role="alert">
          {sentenceOf(error)}
        </Alert>
      )}
      {home ? (
        <Content home={home} />
      ) : (
        !error && <Skeleton height={360} role="progressbar" aria-label={say('loading')} />
      )}
    </Panel>
  );
}

function Ways({ home }: { home: Home }) {
  const may = useMay(Permission.contentManager);
  return (
    <div className={classes.ways}>
      <Badge variant="default">{home.isLive && !home.isPlanNeeded ? say('live') : say('notLiveYet')}</Badge>
      <Button
        component="a"
        href={stayingPath('/')}
        target="_blank"
        variant="default"
        leftSection={<ExternalLink size={16} aria-hidden="true" />}
      >
        {say('visit')}
      </Button>
      {may && <EditButton />}
    </div>
  );
}

function EditButton() {
  return (
    <Button
      component={Link}
      to={useFrontPath()}
      variant="default"
      leftSection={<Pencil size={16} aria-hidden="true" />}
    >
      {say('edit')}
    </Button>
  );
}

function Content({ home }: { home: Home }) {
  const { setUnseen } = useStage();
  useEffect(() => setUnseen(!home.isLive), [home.isLive, setUnseen]);
  const mayOpen = useMay(SettingsPermission.access);
  const [isHidden, setHidden] = useLocalStorage({
    key: 'plinth-checklist-hidden',
    defaultValue: false,
    getInitialValueInEffect: false,
  });
  const [isGoing, going] = useDisclosure(false);
  const [search, setSearch] = useSearchParams();
  const [isRemoving, removing] = useDisclosure(asksForSamples(search));
  const stopRemoving = () => {
    if (asksForSamples(search)) setSearch({}, { replace: true });
    removing.close();
  };
  const steps = home.checklist ?? [];
  const isFinished = steps.every(({ isDone }) => isDone);
  return (
    <>
      {!home.isLive && mayOpen && (
        <section className={classes.live} aria-label={say('notLiveYet')}>
          <p>
            {say.parts('nameVisitorsReadThat', { name: <strong key="name">{say('onlyYouAndThe')}</strong> })}
          </p>
          <Button onClick={going.open}>{say('goLive')}</Button>
        </section>
      )}
      <NeedsYou home={home} />
      <Figures home={home} />
      {!isFinished && !isHidden && (
        <Checklist
          steps={mayOpen ? steps : steps.filter(({ name }) => name !== 'goLive')}
          onHide={() => setHidden(true)}
          onSamples={removing.open}
          onGoLive={going.open}
        />
      )}
      {(isFinished || isHidden) && home.samples > 0 && (
        <section className={classes.live} aria-label={say('samples')}>
          <p>{say('samplesOfTheTemplate', { samples: home.samples })}</p>
          <Button variant="default" onClick={removing.open}>
            {say('removeSamples')}
          </Button>
        </section>
      )}
      <Recent home={home} />
      {isHidden && !isFinished && (
        <p>
          <Button variant="subtle" size="compact-sm" onClick={() => setHidden(false)}>
            {say('showTheChecklist')}
          </Button>
        </p>
      )}
      {isGoing && <GoLiveDialog home={home} onSamples={removing.open} onClose={going.close} />}
      {isRemoving && <SamplesDialog onClose={stopRemoving} />}
    </>
  );
}

function NeedsYou({ home }: { home: Home }) {
  const waiting = waitingOf(home);
  if (waiting.length === 0) return null;
  return (
    <section className={classes.card} aria-labelledby="home-waiting">
      <header className={classes.cardHead}>
        <Title order={2} size="h4" id="home-waiting">
          {say('needsYou')}
        </Title>
      </header>
      <ul className={classes.rows}>
        {waiting.map(({ name, words, to, icon: Icon }) => (
          <li key={name}>
            <Link className={classes.row} to={to}>
              <Icon size={18} aria-hidden="true" />
              <span className={classes.rowWords}>{words}</span>
              <ChevronRight size={16} aria-hidden="true" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

const ICONS = { page: FileText, item: Newspaper, product: Package };

function Recent({ home: { recent } }: { home: Home }) {
  if (recent.length === 0) return null;
  return (
    <section className={classes.card} aria-labelledby="home-recent">
      <header className={classes.cardHead}>
        <Title order={2} size="h4" id="home-recent">
          {say('continueWhereYouLeft')}
        </Title>
      </header>
      <ul className={classes.rows}>
        {recent.map((entry) => {
          const Icon = ICONS[entry.kind];
          return (
            <li key={entry.id}>
              <Link className={classes.row} to={thingPath(entry)}>
                <Icon size={18} aria-hidden="true" />
                <span className={classes.rowWords}>{entry.title || say('untitled')}</span>
                <span className="quiet">{ageOf(entry.at)}</span>
                <ChevronRight size={16} aria-hidden="true" />
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
