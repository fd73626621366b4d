/** Fills in what the browser knows, and offers the template that fits the purpose. */
export function startNewSite(): void {
  const form = document.querySelector<HTMLFormElement>('#new-site');
  if (!form) return;
  const country = form.querySelector<HTMLSelectElement>('[data-here]');
  const { region } = new Intl.Locale(navigator.language).maximize();
  if (country && region && country.value === '') country.value = region;
  const zone = document.createElement('input');
  zone.type = 'hidden';
  zone.name = 'timezone';
  zone.value = Intl.DateTimeFormat().resolvedOptions().timeZone;
  form.append(zone);
  for (const purpose of form.querySelectorAll<HTMLInputElement>('input[data-purpose]'))
    purpose.addEventListener('change', () => {
      if (purpose.value === '') return;
      const fitting = form.querySelector<HTMLInputElement>(
        `.template[data-purpose='${purpose.value}'] input`,
      );
      if (fitting) fitting.checked = true;
    });
}
