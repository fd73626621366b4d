import { ensureSyntaxTree, syntaxTree } from '@codemirror/language';
import type { EditorState } from '@codemirror/state';
import type { CodeLanguage } from '#core/fields/code.ts';
import { say } from './words.ts';

/** Something in source text that will not do what its writer means. */
export interface CodeProblem {
  from: number;
  to: number;
  severity: 'error' | 'warning';
  message: string;
}

export type CodeProblemOnLine = CodeProblem & { line: number };

/** Whether a browser knows a declaration; asked of the browser itself. */
export type Supports = (property: string, value: string) => boolean;

type Node = ReturnType<typeof syntaxTree>['topNode'];
type Rule = (node: Node, text: (part: { from: number; to: number }) => string) => CodeProblem | undefined;

/** More would not be read. */
const MAX_PROBLEMS = 50;

/** The editor gives up reading after 20 ms, and a list made from half a file leaves out problems. */
const READING_MS = 500;

export function codeProblems(
  state: EditorState,
  language: CodeLanguage,
  supports: Supports,
): CodeProblemOnLine[] {
  const problems: CodeProblemOnLine[] = [];
  const text = ({ from, to }: { from: number; to: number }) => state.sliceDoc(from, to);
  const rules: Rule[] = language === 'css' ? [slip, importRule, unknownDeclaration(supports)] : [slip];
  const tree = ensureSyntaxTree(state, state.doc.length, READING_MS) ?? syntaxTree(state);
  tree.iterate({
    enter(cursor) {
      if (problems.length >= MAX_PROBLEMS) return false;
      const { node } = cursor;
      for (const rule of rules) {
        const problem = rule(node, text);
        // One slip makes the reader stumble several times at the same place.
        if (problem && problems.at(-1)?.from !== problem.from)
          problems.push({ ...problem, line: state.doc.lineAt(problem.from).number });
      }
      return true;
    },
  });
  return problems;
}

const slip: Rule = (node, text) => {
  const isWrongTag = node.name === 'MismatchedCloseTag' || node.name === 'MissingCloseTag';
  if (!node.type.isError && !isWrongTag) return undefined;
  const { from } = node;
  // Where something is missing there is nothing to mark but what stands before it.
  const to = node.to > from ? node.to : from;
  const problem = { from: to > from ? from : Math.max(from - 1, 0), to, severity: 'error' } as const;
  if (isWrongTag) return { ...problem, message: say('thisTagIsNot') };
  const block =
    node.parent?.name === 'Block' && node.nextSibling === null && to === from ? node.parent : null;
  if (block)
    return {
      ...problem,
      from: block.from,
      to: block.from + 1,
      message: say('thisIsNeverClosed', { sign: '{' }),
    };
  const words = text({ from, to }).trim().slice(0, 30);
  return {
    ...problem,
    message: words === '' ? say('somethingIsMissingHere') : say('wordsDoesNotBelong', { words }),
  };
};

const importRule: Rule = ({ name, from, to }) =>
  name === 'ImportStatement'
    ? {
        from,
        to,
        severity: 'warning',
        message: say('styleSheetsFromElsewhere'),
      }
    : undefined;

const unknownDeclaration =
  (supports: Supports): Rule =>
  (node, text) => {
    const property = node.name === 'Declaration' ? node.getChild('PropertyName') : null;
    if (!property || node.getChild('⚠')) return undefined;
    const name = text(property).toLowerCase();
    const value = text({ from: property.to, to: node.to })
      .replace(/^\s*:/, '')
      .replace(/!\s*important\s*$/i, '')
      .trim();
    // What a variable will hold is not known here.
    if (value === '' || /\b(?:var|env|attr)\(/i.test(value) || supports(name, value)) return undefined;
    return {
      from: property.from,
      to: node.to,
      severity: 'warning',
      message: describe(name, value, supports),
    };
  };

function describe(name: string, value: string, supports: Supports): string {
  return supports(name, 'inherit')
    ? say('browsersDoNotKnow', { value: value.slice(0, 40), name })
    : say('browsersDoNotKnowName', { name });
}
