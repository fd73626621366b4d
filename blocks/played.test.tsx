import { describe, expect, test } from 'vitest';
import { PICTURE } from './kit/testing/draw.tsx';
import { NO_IMAGE } from '#core/fields/index.ts';
import { ConsentContext, NO_CONSENT_NEEDED } from './kit/consent-context.ts';
import { countOf, drawerOf, textIn } from './kit/testing/draw-view.tsx';
import { renderToStaticMarkup } from './kit/testing/render.tsx';
import { Controls } from './album/controls.tsx';
import type { PlayerState } from './album/player.ts';
import { fields as marqueeFields } from './marquee/fields.ts';
import { MarqueeView } from './marquee/view.tsx';
import newsletter from './newsletter/block.ts';
import { fields as newsletterFields } from './newsletter/fields.ts';
import { NewsletterView } from './newsletter/view.tsx';
import { fields as reservationFields, idOf, panel } from './reservation/fields.ts';
import { ReservationForm } from './reservation/form.tsx';
import { ReservationView } from './reservation/view.tsx';
import { Poster, type PosterProps } from './video/poster.tsx';

describe('a player', () => {
  const tracks = [{ title: 'Tide', artist: 'Ada', src: '/s/tide.mp3', duration: '3:10' }] as never;
  const idle: PlayerState = {
    index: -1,
    isPlaying: false,
    hasFailed: false,
    seconds: 0,
    length: 0,
    volume: 0.5,
    isMuted: false,
  };
  const draw = (more: Partial<PlayerState>) =>
    renderToStaticMarkup(<Controls player={{} as never} state={{ ...idle, ...more }} tracks={tracks} />);
  test('before anything is chosen', () => {
    const markup = draw({});
    expect(countOf(markup, 'disabled=""')).toBe(3);
    expect(markup).toContain('data-sign="play"');
    expect(textIn(markup)).not.toContain('Tide');
  });
  test('while it plays', () => {
    const markup = draw({ index: 0, isPlaying: true, seconds: 65.4, length: 190.7 });
    expect(markup).toContain('data-sign="pause"');
    expect(textIn(markup)).toBe('Tide 1:05 3:10');
    expect(markup).toContain('max="190" value="65"');
    expect(countOf(markup, 'disabled=""')).toBe(0);
  });
  test('until its length is known that of the list stands there', () => {
    expect(textIn(draw({ index: 0 }))).toBe('Tide 0:00 3:10');
  });
  test('a failure names what failed, and silence is drawn as such', () => {
    expect(textIn(draw({ index: 0, hasFailed: true }))).toMatch(/Tide.+\S/);
    expect(textIn(draw({ index: 0, hasFailed: true }))).not.toBe(textIn(draw({ index: 0 })));
    expect(draw({ isMuted: true })).toContain('data-sign="muted"');
    expect(draw({ volume: 0 })).toContain('data-sign="muted"');
    expect(draw({ isMuted: true })).toContain('step="0.05" value="0"');
    expect(draw({})).toContain('data-sign="loud"');
  });
});

describe('a poster', () => {
  const base: PosterProps = {
    html: 'https://vimeo.com/76979871',
    title: '',
    overlay: NO_IMAGE,
    mode: null,
    sizes: '50vw',
  };
  const draw = (more: Partial<PosterProps>, isHeld = false) =>
    renderToStaticMarkup(
      <ConsentContext value={{ ...NO_CONSENT_NEEDED, holds: () => isHeld }}>
        <Poster {...base} {...more} />
      </ConsentContext>,
    );
  test('of a film elsewhere loads nothing of it', () => {
    const markup = draw({ title: 'Harvest' });
    expect(markup).not.toMatch(/<iframe|<video|<img/);
    expect(markup).toMatch(/aria-label="[^"]*Harvest/);
    expect(markup).toContain('data-src="https://');
    expect(markup).not.toContain('data-mode');
    expect(draw({ mode: 'fill' })).toContain('data-mode="fill"');
  });
  test('waits for consent where frames ask', () => {
    expect(draw({}, true)).toContain('data-held="');
    expect(draw({})).not.toContain('data-held');
    expect(draw({ file: '/s/film.mp4' }, true)).not.toContain('data-held');
  });
  test('of a film of the site is its beginning, unless a picture stands for it', () => {
    expect(draw({ file: '/s/film.mp4' })).toContain('src="/s/film.mp4#t=0.1"');
    expect(draw({ file: '/s/film.mp4', overlay: PICTURE })).not.toContain('<video');
    expect(draw({ file: '/s/film.mp4', overlay: PICTURE })).toContain('alt=""');
    expect(draw({ file: '/s/film.mp4' })).toContain('href="/s/film.mp4"');
  });
});

describe('a reservation', () => {
  const draw = drawerOf({ fields: reservationFields, View: ReservationView });
  test('is asked for by what the service calls the place', () => {
    expect(idOf(reservationFields.read({ kind: 'tock', businessName: 'harbour', restaurantId: '7' }))).toBe(
      'harbour',
    );
    expect(
      idOf(reservationFields.read({ kind: 'openTable', businessName: 'harbour', restaurantId: '7' })),
    ).toBe('7');
    expect(panel(reservationFields.read({ kind: 'tock' }))[0]?.fields).toContain('businessName');
    expect(panel(reservationFields.read({ kind: 'openTable' }))[0]?.fields).toContain('restaurantId');
  });
  test('has a title in the language of the page, or none', () => {
    expect(textIn(draw({ restaurantId: '7' }))).toContain('Make a reservation');
    expect(draw({ restaurantId: '7', title: '' })).not.toContain('reservation-title');
  });
  test('waits for consent', () => {
    const held = (kind: string, isEditing = false) =>
      renderToStaticMarkup(
        <ConsentContext value={{ ...NO_CONSENT_NEEDED, allows: () => false }}>
          <ReservationView
            id="a"
            values={reservationFields.read({ kind, restaurantId: '7', businessName: 'b' })}
            isEditing={isEditing}
          />
        </ConsentContext>,
      );
    expect(held('tock')).toContain('held-service');
    expect(held('openTable')).not.toContain('held-service');
    expect(held('tock', true)).not.toContain('held-service');
    expect(held('tock')).toContain('&quot;isHeld&quot;:true');
  });
  test('works without a script', () => {
    const form = renderToStaticMarkup(
      <ReservationForm id="a" page="https://www.opentable.com/restref/client?rid=9" place="7" />,
    );
    expect(form).toContain('action="https://www.opentable.com/restref/client"');
    expect(form).toContain('name="rid" value="7"');
    expect(countOf(form, '<option')).toBe(20);
    expect(form).toContain('<option value="2" selected="">');
  });
});

test('a newsletter is nothing without a list', () => {
  const draw = drawerOf({ fields: newsletterFields, View: NewsletterView });
  const listId = 'l'.repeat(24);
  expect(newsletter.isEmpty?.(newsletterFields.initial)).toBe(true);
  expect(newsletter.check?.(newsletterFields.initial)).toHaveLength(1);
  expect(newsletter.check?.(newsletterFields.read({ listId }))).toEqual([]);
  expect(draw({ listId, title: 'News', description: '' })).toMatch(/newsletter-title">News/);
  expect(draw({ listId, title: '', description: 'Monthly.' })).not.toContain('newsletter-title');
  expect(draw({ listId, title: '', description: 'Monthly.' })).toContain('Monthly.');
});

test('words that pass by are all there before they move', () => {
  const draw = drawerOf({ fields: marqueeFields, View: MarqueeView });
  expect(textIn(draw({ items: [{ text: 'Fresh' }, { text: 'Daily' }] }))).toMatch(/Fresh.*Daily/);
  expect(draw({}, {}, { isEditing: true })).toContain('&quot;isEditing&quot;:true');
});
