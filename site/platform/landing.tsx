import type { PlatformPage } from './page.tsx';

export function Landing(props: Extract<PlatformPage, { name: 'landing' }>) {
  return (
    <main>
      <h1>Plinth</h1>
      <p>A website builder and hosting platform you run yourself.</p>
      <ul>
        {props.demoSites.map((site) => (
          <li key={site.url}>
            <a href={site.url}>{site.title}</a> {site.summary}
          </li>
        ))}
      </ul>
      <a href="/login">Log in</a>
    </main>
  );
}
