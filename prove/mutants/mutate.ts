import { parseSync, Visitor } from 'vite';

/** One small fault: the bytes from `start` to `end` of a file, replaced. */
export interface Mutant {
  file: string;
  line: number;
  start: number;
  end: number;
  text: string;
  /** What was there before. */
  was: string;
}

/** What an operator is mistaken for. */
const OPERATORS: Readonly<Record<string, string>> = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
  '+': '-',
  '-': '+',
  '*': '/',
  '/': '*',
  '%': '*',
  '&&': '||',
  '||': '&&',
  '+=': '-=',
  '-=': '+=',
};

/** Functions and methods that are easily mistaken for each other. */
const CALLS: Readonly<Record<string, string>> = {
  min: 'max',
  max: 'min',
  floor: 'ceil',
  ceil: 'floor',
  round: 'floor',
  some: 'every',
  every: 'some',
  startsWith: 'endsWith',
  endsWith: 'startsWith',
};

interface Span {
  start: number;
  end: number;
}

/** Every fault that can be planted in a file, in the order of its lines. */
export function mutantsOf(file: string, source: string): Mutant[] {
  const found: Mutant[] = [];
  // The compiler sees to types; a fault there is none when the program runs.
  const inTypes = new Set<number>();
  const add = ({ start, end }: Span, text: string) => {
    const line = source.slice(0, start).split('\n').length;
    found.push({ file, line, start, end, text, was: source.slice(start, end) });
  };
  const addOperator = (left: Span, right: Span, operator: string) => {
    const text = OPERATORS[operator];
    const start = source.indexOf(operator, left.end);
    if (text !== undefined && start < right.start) add({ start, end: start + operator.length }, text);
  };
  const addBothWays = (test: Span) => {
    add(test, 'true');
    add(test, 'false');
  };
  new Visitor({
    BinaryExpression: ({ left, right, operator }) => addOperator(left, right, operator),
    LogicalExpression: ({ left, right, operator }) => addOperator(left, right, operator),
    AssignmentExpression: ({ left, right, operator }) => addOperator(left, right, operator),
    UnaryExpression({ start, operator, argument }) {
      if (operator === '!') add({ start, end: argument.start }, '');
    },
    IfStatement: ({ test }) => addBothWays(test),
    ConditionalExpression: ({ test }) => addBothWays(test),
    TSLiteralType: ({ literal }) => void inTypes.add(literal.start),
    Literal({ start, end, value }) {
      if (inTypes.has(start)) return;
      if (typeof value === 'boolean') add({ start, end }, String(!value));
      if (typeof value === 'number') add({ start, end }, value === 0 ? '1' : '0');
    },
    CallExpression({ callee }) {
      if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return;
      const text = CALLS[callee.property.name];
      if (text !== undefined) add(callee.property, text);
    },
  }).visit(parseSync(file, source).program);
  return found.sort((a, b) => a.start - b.start);
}

export function withMutant(source: string, { start, end, text }: Mutant): string {
  return source.slice(0, start) + text + source.slice(end);
}
