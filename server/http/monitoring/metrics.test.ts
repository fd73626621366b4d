import { expect, test } from 'vitest';
import { makeMetrics } from './metrics.ts';

test('answers are counted by family, once each, however often somebody asks', async () => {
  const metrics = makeMetrics({ pagesCached: () => 7 });
  for (const status of [200, 204, 404, 200]) metrics.countKept(status, 0.00390625);
  await metrics.text();
  metrics.countKept(503, 0.25);
  metrics.countKept(200, 11);
  const text = await metrics.text();
  expect(text).toContain('plinth_http_responses_total{status="200"} 4');
  expect(text).toContain('plinth_http_responses_total{status="400"} 1');
  expect(text).toContain('plinth_http_responses_total{status="500"} 1');
  expect(text).toContain('plinth_pages_cached 7');
  expect(text).toContain('plinth_http_request_duration_seconds_bucket{le="0.005",kind="kept_page"} 4');
  expect(text).toContain('plinth_http_request_duration_seconds_bucket{le="10",kind="kept_page"} 5');
  expect(text).toContain('plinth_http_request_duration_seconds_bucket{le="+Inf",kind="kept_page"} 6');
  expect(text).toContain('plinth_http_request_duration_seconds_count{kind="kept_page"} 6');
  expect(text).toContain('plinth_http_request_duration_seconds_sum{kind="kept_page"} 11.265625');
  expect(metrics.contentType).toContain('text/plain');
});
