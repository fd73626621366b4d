import { DAY_MS } from '#core/durations.ts';
import type { SpeedData } from '#core/speed/records.ts';
import type { GoalBody } from '#contract/visits/goals.ts';
import type { Template } from '#site/templates/template.ts';
import type { MadeUpCount } from '../forms/counting.ts';
import type { MadeUpPopupCount } from '../popup/service.ts';
import { randomFrom } from './random.ts';

const DAYS = 92;
const LOADS_OF_A_PAGE = 60;

/** What stands on the buttons of a template, by the address of the page. */
export function buttonsOf({ pages }: Pick<Template, 'pages'>): Map<string, string[]> {
  return new Map(
    pages.map(({ path, sections }) => {
      const labels = sections
        .flatMap(({ blocks }) => blocks)
        .flatMap(({ type, values }) =>
          type === 'button' && typeof values['label'] === 'string' ? [values['label']] : [],
        );
      return [path, [...new Set(labels)]];
    }),
  );
}

/** The ids of a form's fields, in their order. */
function fieldsOf(form: Readonly<Record<string, unknown>>): string[] {
  const fields = Array.isArray(form['fields']) ? (form['fields'] as { id?: unknown }[]) : [];
  return fields.flatMap(({ id }) => (typeof id === 'string' ? [id] : []));
}

/** What the owner of a demo site would want of visitors: that they buy something, or send the first form. */
export function goalsOf({ forms = [], products = [] }: Pick<Template, 'forms' | 'products'>): GoalBody[] {
  const [form] = forms;
  const home = { kind: 'page', target: '/' } as const;
  return [
    ...(products.length > 0
      ? [{ name: 'Buy something', steps: [home, { kind: 'purchase', target: '' } as const] }]
      : []),
    ...(form
      ? [{ name: String(form.form['name']), steps: [home, { kind: 'form', target: form.id } as const] }]
      : []),
  ];
}

/** How often forms were seen, begun, sent and left where, by nobody: a third begins, and half of these finish. */
export function madeUpForms(given: {
  forms: NonNullable<Template['forms']>;
  seed: number;
  until: Date;
}): MadeUpCount[] {
  const random = randomFrom(given.seed);
  const counts: MadeUpCount[] = [];
  for (const { id: formId, form } of given.forms) {
    const fields = fieldsOf(form);
    for (let age = DAYS; age >= 1; age -= 1) {
      const day = new Date(given.until.getTime() - age * DAY_MS).toISOString().slice(0, 10);
      const views = 4 + Math.floor(random() * 10);
      const starts = Math.round(views * (0.25 + random() * 0.2));
      const submits = Math.round(starts * (0.4 + random() * 0.3));
      const add = (event: MadeUpCount['event'], count: number, fieldId = '') => {
        if (count > 0) counts.push({ formId, day, event, fieldId, count });
      };
      add('view', views);
      add('start', starts);
      add('submit', submits);
      // Most give up in the second half, where the long answers are.
      const left = fields[Math.floor(Math.sqrt(random()) * fields.length)];
      if (left !== undefined) add('exit', starts - submits, left);
    }
  }
  return counts;
}

/** How often a pop-up was shown to nobody: most close it, a few sign up, and at the weekend more see it. */
export function madeUpPopup(given: { seed: number; until: Date }): MadeUpPopupCount[] {
  const random = randomFrom(given.seed);
  return Array.from({ length: DAYS }, (_, index) => {
    const at = new Date(given.until.getTime() - (DAYS - index) * DAY_MS);
    const day = at.toISOString().slice(0, 10);
    const isWeekend = at.getUTCDay() % 6 === 0;
    const render = Math.round((9 + random() * 8) * (isWeekend ? 1.5 : 1));
    const submit = Math.round(render * (0.03 + random() * 0.07));
    const click = Math.round(random() * 1.4);
    // The rest go on to another page.
    const close = Math.round((render - submit) * (0.7 + random() * 0.2));
    return [
      { day, event: 'render' as const, count: render },
      { day, event: 'close' as const, count: close },
      { day, event: 'submit' as const, count: submit },
      { day, event: 'click' as const, count: click },
    ];
  })
    .flat()
    .filter(({ count }) => count > 0);
}

/** How fast pages were for nobody: phones slower than computers, and a picture the largest thing on each page. */
export function madeUpSpeed(given: { paths: readonly string[]; picture: string; seed: number }): SpeedData[] {
  const random = randomFrom(given.seed);
  /** Many near the middle, a few far above it. */
  const around = (middle: number) => Math.round(middle * (0.6 + random() * 0.5 + random() ** 6 * 2));
  return given.paths.flatMap((path, index) =>
    Array.from({ length: Math.max(8, LOADS_OF_A_PAGE - index * 6) }, () => {
      const isPhone = random() < 0.62;
      return {
        path,
        device: isPhone ? 'phone' : 'computer',
        ttfb: around(isPhone ? 260 : 140),
        fcp: around(isPhone ? 1100 : 600),
        lcp: around(isPhone ? 1900 : 950),
        lcpBlock: 'image',
        lcpElement: given.picture,
        inp: around(isPhone ? 120 : 60),
        inpBlock: 'button',
        inpElement: 'a',
        cls: Math.round(random() ** 4 * 1500) / 10_000,
        clsBlock: 'gallery',
        clsElement: 'div',
      };
    }),
  );
}
