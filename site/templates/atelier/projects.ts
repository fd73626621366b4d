/** What the practice has built, in the order of its numbers. */
export interface Project {
  slug: string;
  name: string;
  kind: string;
  place: string;
  year: string;
  /** The first is the cover; the others follow on the project's page. */
  pictures: readonly [string, ...string[]];
  lead: string;
  words: readonly [string, string];
  facts: readonly { title: string; meta: string }[];
}

export const PROJECTS: readonly Project[] = [
  {
    slug: 'stair-house',
    name: 'Stair House',
    kind: 'House',
    place: 'Lenzburg',
    year: '2024',
    pictures: ['hero-stair-hall', 'drawings'],
    lead: 'The stair is the house. The rooms hang from it.',
    words: [
      'The plot measures six metres by thirty. We put one stair along the wall and gave it half of the volume. It has 41 steps. A window in the roof follows the sun across it until four in the afternoon.',
      'Each landing opens to a room. There is no corridor. The client reads on step 17.',
    ],
    facts: [
      { title: 'Client', meta: 'Family M.' },
      { title: 'Area', meta: '182 m²' },
      { title: 'Structure', meta: 'Concrete, poured on site' },
      { title: 'Team', meta: '{{Osei|Mensah}}, {{Brandt|Lang}}, Lüthi' },
    ],
  },
  {
    slug: 'slope-house',
    name: 'Slope House',
    kind: 'House',
    place: 'Vitznau',
    year: '2023',
    pictures: ['slope-house-exterior', 'slope-house-interior', 'site-plan'],
    lead: 'Two posts carry the house. The slope passes under it.',
    words: [
      'The ground falls one metre in three. To dig would have moved 900 tonnes of rock. We raised the floor instead and left the meadow where it was. The stair is outside. One climbs it in the rain.',
      'The roof turns up on the side of the lake. In December the sun reaches the back wall. We measured it on the 21st.',
    ],
    facts: [
      { title: 'Client', meta: 'A. and R. Imhof' },
      { title: 'Area', meta: '146 m²' },
      { title: 'Structure', meta: 'Steel, plaster, pine' },
      { title: 'Team', meta: '{{Brandt|Lang}}, Okafor' },
    ],
  },
  {
    slug: 'town-library',
    name: 'Town Library',
    kind: 'Public',
    place: 'Aarau',
    year: '2022',
    pictures: ['library-interior', 'library-elevation'],
    lead: 'Books on the right. Light on the left. Tables between.',
    words: [
      'The hall is 48 metres long. Windows stand on the north side, where the sun does not reach the paper. The shelves carry the roof: every case is a wall of oak, 60 centimetres deep.',
      'On the street the fins keep the noon out. At night they let the lamps through. 70 people can sit here. On Saturdays 90 do.',
    ],
    facts: [
      { title: 'Client', meta: 'Town of Aarau' },
      { title: 'Area', meta: '2,300 m²' },
      { title: 'Structure', meta: 'Oak, brick' },
      { title: 'Team', meta: '{{Osei|Mensah}}, {{Brandt|Lang}}, Lüthi, Okafor, Rey' },
    ],
  },
  {
    slug: 'boathouse',
    name: 'Boathouse',
    kind: 'Public',
    place: 'Zug',
    year: '2021',
    pictures: ['boathouse'],
    lead: 'One gable. One opening. Water under both.',
    words: [
      'The rowing club asked for a shed. The old one had burned. We kept its outline and set it on 22 piles. The boards are larch. They were brown for a year and are grey now.',
      'The door slides. It weighs 400 kilos and a child can move it.',
    ],
    facts: [
      { title: 'Client', meta: 'Seeclub Zug' },
      { title: 'Area', meta: '210 m²' },
      { title: 'Structure', meta: 'Larch on piles' },
      { title: 'Team', meta: '{{Brandt|Lang}}, Rey' },
    ],
  },
  {
    slug: 'chapel',
    name: 'Chapel',
    kind: 'Public',
    place: 'Disentis',
    year: '2020',
    pictures: ['chapel-exterior', 'chapel-interior'],
    lead: 'The roof opens once. The light does the rest.',
    words: [
      'The congregation has 26 members and six benches. We drew the plan in one day and the section in eleven months. The slot in the roof is 40 centimetres wide. At eleven the cross is in the sun. At noon it is not.',
      'There is no lamp. Nobody has asked for one.',
    ],
    facts: [
      { title: 'Client', meta: 'Parish of Disentis' },
      { title: 'Area', meta: '88 m²' },
      { title: 'Structure', meta: 'Concrete, rammed in layers' },
      { title: 'Team', meta: '{{Osei|Mensah}}, Lüthi' },
    ],
  },
  {
    slug: 'school-pavilion',
    name: 'School Pavilion',
    kind: 'Public',
    place: 'Thun',
    year: '2019',
    pictures: ['school-pavilion', 'model-table'],
    lead: 'A roof. Columns. The children decide the walls.',
    words: [
      'The school had a yard and no shade. We built a roof of 30 metres by 18 and set it on 24 columns, each as thick as an arm. Glass closes a third of it. The rest is weather.',
      'Curtains divide the floor. The plan changes at ten past eight and again at noon.',
    ],
    facts: [
      { title: 'Client', meta: 'School of Thun-Dürrenast' },
      { title: 'Area', meta: '540 m²' },
      { title: 'Structure', meta: 'Steel, glass' },
      { title: 'Team', meta: '{{Brandt|Lang}}, Okafor, Rey' },
    ],
  },
  {
    slug: 'apartment',
    name: 'Apartment',
    kind: 'Conversion',
    place: 'Basel',
    year: '2018',
    pictures: ['apartment'],
    lead: 'We took out nine doors. We put in none.',
    words: [
      'The flat had five rooms and one window in each. We cut three openings on one axis. Now the sun crosses 14 metres of floor between nine and eleven.',
      'The work took six weeks. The walls came out in bags, by the stair.',
    ],
    facts: [
      { title: 'Client', meta: 'D. Stähelin' },
      { title: 'Area', meta: '104 m²' },
      { title: 'Structure', meta: 'As found' },
      { title: 'Team', meta: '{{Osei|Mensah}}' },
    ],
  },
  {
    slug: 'bridge-house',
    name: 'Bridge House',
    kind: 'House',
    place: 'Versam',
    year: '2016',
    pictures: ['bridge-house'],
    lead: 'The ravine was the plot. The house is the bridge.',
    words: [
      'The owner had a field on each side and 31 metres of air between. The house is a truss. One enters from the east and leaves to the west. The kitchen is in the middle, over the water.',
      'It moves two centimetres in a storm. The glasses do not.',
    ],
    facts: [
      { title: 'Client', meta: 'J. Caduff' },
      { title: 'Area', meta: '168 m²' },
      { title: 'Structure', meta: 'Timber truss, 31 m' },
      { title: 'Team', meta: '{{Osei|Mensah}}, {{Brandt|Lang}}' },
    ],
  },
];

export const numberOf = (project: Project) => String(PROJECTS.indexOf(project) + 1).padStart(2, '0');
