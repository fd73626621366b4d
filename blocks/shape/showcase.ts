import { below, beside, type ShowcasePage } from '../kit/showcase.ts';

const page: ShowcasePage = {
  type: 'shape',
  title: 'Shape',
  kind: 'Layout',
  summary: 'A drawn shape, or an edge between two parts of a page.',
  lead: 'Edges reach from side to side of their block; figures stand alone. Both are decoration, so nobody is read anything.',
  picture: 'arches',
  examples: [
    {
      name: 'Edges',
      about: 'Wave, slant, curve, zigzag, scallops and torn paper.',
      blocks: below(
        'shape',
        { shape: 'wave' },
        { shape: 'slant', colour: 'ink' },
        { shape: 'curve', colour: 'line' },
        { shape: 'zigzag', size: 'small' },
        { shape: 'scallop', size: 'small', colour: 'ink' },
        { shape: 'torn', isFlipped: true },
      ),
    },
    {
      name: 'Figures',
      about: 'Solid, or as an outline.',
      blocks: beside(
        'shape',
        { shape: 'circle' },
        { shape: 'arch', colour: 'ink' },
        { shape: 'blob', fill: 'outline' },
      ),
    },
    {
      name: 'More figures',
      about: 'As bullets between two parts, or large behind one.',
      tone: 'tint',
      blocks: beside(
        'shape',
        { shape: 'star', size: 'small' },
        { shape: 'diamond', size: 'small', colour: 'ink' },
        { shape: 'triangle', size: 'small', fill: 'outline', colour: 'ink' },
      ),
    },
  ],
};

export default [page];
