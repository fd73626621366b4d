import { expect, test } from 'vitest';
import { categoryOfHost, providerOf } from './known-hosts.ts';

test.each([
  ['www.youtube.com', 'YouTube'],
  ['youtube.com', 'YouTube'],
  ['WWW.YouTube.com', 'YouTube'],
  ['www.youtube-nocookie.com', 'YouTube (privacy-enhanced)'],
  ['player.vimeo.com', 'Vimeo'],
  ['region1.google-analytics.com', 'Google Analytics'],
  ['www.googletagmanager.com', 'Google Tag Manager'],
  ['maps.google.com', 'Google Maps'],
  ['www.google.com', 'Google'],
  ['fonts.gstatic.com', 'Google Fonts'],
  ['www.gstatic.com', 'Google'],
  ['js.stripe.com', 'Stripe'],
  ['embed.music.apple.com', 'Apple Music'],
  ['challenges.cloudflare.com', 'Cloudflare Turnstile'],
  ['cdnjs.cloudflare.com', 'Public code host'],
  // Only whole labels count.
  ['notyoutube.com', undefined],
  ['youtube.com.evil.example', undefined],
  ['com', undefined],
  ['', undefined],
  ['constructor', undefined],
])('%s is %s', (host, name) => {
  expect(providerOf(host)?.name).toBe(name);
});

test.each([
  ['www.google.com', '/maps/embed?pb=1', 'Google Maps'],
  ['www.google.com', '/recaptcha/api.js', 'Google reCAPTCHA'],
  ['www.google.com', '/search', 'Google'],
  ['www.youtube.com', '/embed/a', 'YouTube'],
])('%s%s is %s', (host, path, name) => {
  expect(providerOf(host, path)?.name).toBe(name);
});

test.each([
  ['js.stripe.com', 'necessary'],
  ['player.vimeo.com', 'preferences'],
  ['plausible.io', 'statistics'],
  ['connect.facebook.net', 'marketing'],
  ['unknown.example', 'marketing'],
])('%s needs consent to %s', (host, category) => {
  expect(categoryOfHost(host)).toBe(category);
});
