import { below, type ShowcasePage } from '../kit/showcase.ts';

const CLOCK = `<p>Where you are it is <strong id="clock">about now</strong>.</p>
<script>
  const show = () => {
    const time = new Intl.DateTimeFormat([], { timeStyle: 'medium' });
    document.getElementById('clock').textContent = time.format(new Date());
  };
  show();
  setInterval(show, 1000);
</script>`;

const TABLE = `<table>
  <caption>Opening hours</caption>
  <tr><th scope="row">Shop</th><td>7 – 18</td></tr>
  <tr><th scope="row">Bakehouse</th><td>4 – 12</td></tr>
</table>`;

const page: ShowcasePage = {
  type: 'code',
  title: 'Code',
  kind: 'Code',
  summary: 'Your own HTML, or source to be read.',
  lead: 'What you write here stands on the published page exactly as it is, scripts included. In the editor only its name is shown. It is your own code: nobody checks it.',
  picture: 'hills',
  examples: [
    {
      name: 'On the page',
      about: 'HTML with a script of its own. The page allows this script and no other.',
      blocks: below('code', { html: CLOCK }),
    },
    {
      name: 'As source',
      about: 'The same code, shown to be read.',
      blocks: below('code', { html: CLOCK, mode: 'show' }),
    },
    {
      name: 'Plain markup',
      about: 'For the table or the form that no block offers. It takes the fonts and colours of the page.',
      blocks: below('code', { html: TABLE }),
    },
  ],
};

export default [page];
