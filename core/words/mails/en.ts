export const en = {
  hello: 'Hello,',
  helloName: 'Hello {name},',
  notYou: 'If this was not you, you can ignore this email.',
  code: 'Code: {code}',
  named: '{name}: {value}',
} as const;
