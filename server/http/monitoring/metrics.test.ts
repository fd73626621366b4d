import { expect, test } from 'vitest';
import { makeMetrics } from './metrics.ts';

test('answers are counted by family, once each, however often somebody asks', async () => {
  const metrics = makeMetrics({ pagesCached: () => 7 });
  for (const status of [200, 204, 404, 200]) metrics.countKept(status, 0.00390625, 'open');
  await metrics.text();
  metrics.countKept(503, 0.25, 'open');
  metrics.countKept(200, 11, 'open');
  metrics.countKept(200, 0.5, 'trial');
  const text = await metrics.text();
  expect(text).toContain('plinth_http_responses_total{status="200"} 5');
  expect(text).toContain('plinth_http_responses_total{status="400"} 1');
  expect(text).toContain('plinth_http_responses_total{status="500"} 1');
  expect(text).toContain('plinth_pages_cached 7');
  expect(text).toContain(
    'plinth_http_request_duration_seconds_bucket{le="0.005",kind="kept_page",site_class="open"} 4',
  );
  expect(text).toContain(
    'plinth_http_request_duration_seconds_bucket{le="10",kind="kept_page",site_class="open"} 5',
  );
  expect(text).toContain(
    'plinth_http_request_duration_seconds_bucket{le="+Inf",kind="kept_page",site_class="open"} 6',
  );
  expect(text).toContain('plinth_http_request_duration_seconds_count{kind="kept_page",site_class="open"} 6');
  expect(text).toContain(
    'plinth_http_request_duration_seconds_sum{kind="kept_page",site_class="open"} 11.265625',
  );
  expect(text).toContain('plinth_http_request_duration_seconds_count{kind="kept_page",site_class="trial"} 1');
  expect(metrics.contentType).toContain('text/plain');
});
