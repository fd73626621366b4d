import type { Config } from '../config.ts';
import { projectVersion } from '../project-dir.ts';
import { setTracing, type Tracing } from './traced.ts';

/** Begins to tell others what happens here, where somebody has asked for it; what that needs is loaded only then. */
export async function startTelemetry({ telemetry, proxies }: Pick<Config, 'telemetry' | 'proxies'>): Promise<{
  tracing: Tracing | undefined;
  stop: () => Promise<void>;
}> {
  const { endpoint, share, errorsUrl } = telemetry;
  const version = projectVersion();
  const otlp =
    endpoint === undefined
      ? undefined
      : (await import('./otlp.ts')).startOtlp({ endpoint, share, version, trustsParents: proxies > 0 });
  const stopSink =
    errorsUrl === undefined
      ? undefined
      : (await import('./error-sink.ts')).startErrorSink({ url: errorsUrl, version });
  setTracing(otlp);
  return {
    tracing: otlp,
    async stop() {
      setTracing(undefined);
      await Promise.all([otlp?.stop(), stopSink?.()]);
    },
  };
}
