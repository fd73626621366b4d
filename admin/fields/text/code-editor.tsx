import {
  autocompletion,
  closeBrackets,
  closeBracketsKeymap,
  completionKeymap,
} from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import {
  bracketMatching,
  defaultHighlightStyle,
  HighlightStyle,
  indentOnInput,
  syntaxHighlighting,
  syntaxTree,
} from '@codemirror/language';
import { linter, lintKeymap } from '@codemirror/lint';
import { Compartment, EditorState, type Extension } from '@codemirror/state';
import { drawSelection, EditorView, highlightActiveLine, keymap, lineNumbers } from '@codemirror/view';
import { useEffect, useRef, useState } from 'react';
import type { CodeLanguage } from '#core/fields/code.ts';
import { codeProblems, type CodeProblemOnLine } from './code-problems.ts';
import { say } from './words.ts';
import classes from './code.module.css';

const LANGUAGES: Readonly<Record<CodeLanguage, () => Promise<Extension>>> = {
  css: async () => (await import('@codemirror/lang-css')).css(),
  html: async () => (await import('@codemirror/lang-html')).html(),
};
const SHOWN_PROBLEMS = 5;

/** The usual colours, a little darker by day and much lighter by night, so that each of them reads. */
const COLOURS = HighlightStyle.define(
  defaultHighlightStyle.specs.map(({ color, ...spec }) => ({
    ...spec,
    ...(typeof color === 'string' && {
      color: `light-dark(color-mix(in oklch, ${color} 85%, black), color-mix(in oklch, ${color} 40%, white))`,
    }),
  })),
);

const FROM_OUTSIDE = 'outside';

const BASICS: Extension = [
  lineNumbers(),
  history(),
  drawSelection(),
  indentOnInput(),
  bracketMatching(),
  closeBrackets(),
  autocompletion(),
  highlightActiveLine(),
  syntaxHighlighting(COLOURS),
  EditorView.lineWrapping,
  keymap.of([...closeBracketsKeymap, ...defaultKeymap, ...historyKeymap, ...completionKeymap, ...lintKeymap]),
];

/** Source text with colours, completion and a list of what is wrong with it. Tab leaves it, as everywhere. */
export default function CodeEditor(props: {
  label: string;
  language: CodeLanguage;
  max: number;
  value: string;
  onChange: (value: string) => void;
}) {
  const { label, language, max, value, onChange } = props;
  const host = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(undefined);
  const tell = useRef(onChange);
  const [problems, setProblems] = useState<readonly CodeProblemOnLine[]>([]);
  const [length, setLength] = useState(value.length);
  const first = useRef(value);
  useEffect(() => {
    tell.current = onChange;
  });

  useEffect(() => {
    if (!host.current) return undefined;
    const grammar = new Compartment();
    const opened = new EditorView({
      parent: host.current,
      state: EditorState.create({
        doc: first.current,
        extensions: [
          BASICS,
          grammar.of([]),
          EditorView.contentAttributes.of({ 'aria-label': label, spellcheck: 'false' }),
          linter(
            ({ state }) => {
              const found = codeProblems(state, language, (property, set) => CSS.supports(property, set));
              setProblems(found);
              return found;
            },
            // The grammar may come after the first words, and reads long ones in parts.
            { needsRefresh: ({ startState, state }) => syntaxTree(startState) !== syntaxTree(state) },
          ),
          EditorView.updateListener.of(({ docChanged, state, transactions }) => {
            if (!docChanged) return;
            const text = state.doc.toString();
            setLength(text.length);
            const isOwn = transactions.some((one) => one.isUserEvent(FROM_OUTSIDE));
            if (!isOwn && text.length <= max) tell.current(text);
          }),
        ],
      }),
    });
    view.current = opened;
    let isOpen = true;
    void LANGUAGES[language]().then((extension) => {
      if (isOpen) opened.dispatch({ effects: grammar.reconfigure(extension) });
    });
    return () => {
      isOpen = false;
      opened.destroy();
    };
  }, [label, language, max]);

  useEffect(() => {
    const now = view.current?.state.doc.toString();
    // Taken back or brought again from outside; what is typed here is here already.
    if (view.current && now !== undefined && now !== value && now.length <= max)
      view.current.dispatch({ changes: { from: 0, to: now.length, insert: value }, userEvent: FROM_OUTSIDE });
  }, [value, max]);

  const go = ({ from, to }: CodeProblemOnLine) => {
    view.current?.dispatch({ selection: { anchor: from, head: to }, scrollIntoView: true });
    view.current?.focus();
  };
  const isTooLong = length > max;
  return (
    <div className={classes.code}>
      <div ref={host} className={classes.editor} data-code-editor={language} />
      <div className={classes.foot}>
        <span data-bad={isTooLong || undefined} role={isTooLong ? 'alert' : undefined}>
          {isTooLong
            ? say('valueCharactersTooLong', { value: length - max })
            : say('lengthOfMaxCharacters', { length, max })}
        </span>
        <span role="status">{countWords(problems.length)}</span>
      </div>
      {problems.length > 0 && (
        <ul className={classes.problems} aria-label={say('whatIsWrong')}>
          {problems.slice(0, SHOWN_PROBLEMS).map((problem) => (
            <li key={`${problem.from}${problem.message}`} data-severity={problem.severity}>
              <button type="button" onClick={() => go(problem)}>
                <strong>{say('lineLine', { line: problem.line })}</strong> {problem.message}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function countWords(count: number): string {
  return count === 0 ? say('noProblems') : say('problems', { count });
}
