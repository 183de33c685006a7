import type { Rule } from '../rule'

export const syntax: Rule = {
  id: 'syntax',
  requirement:
    'A file is UTF-8 and strict JSON: double quotes, no comments, each key once; the facts of a Markdown file are YAML between lines "---".',
  // Found while the files are parsed: files/parse.ts, and files/json/syntax.ts for what is not JSON.
  checkForm: ({ syntaxIssues }) => [...syntaxIssues],
}
