import { resolve } from 'node:path'
import js from '@eslint/js'
import { defineConfig, includeIgnoreFile } from 'eslint/config'
import reactHooks from 'eslint-plugin-react-hooks'
import globals from 'globals'
import tseslint from 'typescript-eslint'

/** The layers of the house from the lowest up; nothing imports from above itself. */
const layers = ['styles', 'components', 'layout', 'sections', 'templates']

const noImportsFromAbove = (files, folders) => ({
  files,
  rules: {
    'no-restricted-imports': [
      'error',
      {
        patterns: folders.map((folder) => ({
          regex: `^(\\.\\./)+${folder}/`,
          message: `This layer stands below src/${folder}/.`,
        })),
      },
    ],
  },
})

/** Promise, Text, Image, Comment … Lower-case ones such as name and event are too common to avoid. */
const globalNames = Object.keys({ ...globals.builtin, ...globals.browser })
  .filter((name) => /^[A-Z]/.test(name))
  .join('|')

/** Where a value gets its name. A type may have a global's name: it is gone when the code runs. */
const valueNames = [
  ':matches(VariableDeclarator, FunctionDeclaration, ClassDeclaration, TSEnumDeclaration) > .id',
  ':function > .params',
  'ObjectPattern > Property > .value',
  'ArrayPattern > .elements',
  'AssignmentPattern > .left',
  'RestElement > .argument',
  'CatchClause > .param',
  'ImportDeclaration[importKind!="type"] > [importKind!="type"] > .local',
]

// Code that is added to a module means the global: React Refresh adds `instanceof Promise`.
const noGlobalNames = {
  rules: {
    'no-restricted-syntax': [
      'error',
      {
        selector: `:matches(${valueNames.join(', ')})[name=/^(?:${globalNames})$/]`,
        message: 'This name hides a global. Say what it is here, such as CardText.',
      },
    ],
  },
}

export default defineConfig(
  includeIgnoreFile(resolve(import.meta.dirname, '.gitignore')),
  js.configs.recommended,
  tseslint.configs.strict,
  tseslint.configs.stylistic,
  reactHooks.configs.flat.recommended,
  {
    rules: {
      eqeqeq: 'error',
      'no-console': 'error',
      'max-lines': ['error', { max: 200, skipBlankLines: true }],
      '@typescript-eslint/no-unused-vars': ['error', { ignoreRestSiblings: true }],
    },
  },
  noGlobalNames,
  { files: ['scripts/**', 'src/preview/**'], rules: { 'no-console': 'off' } },
  // It runs in the browser, and is no TypeScript.
  {
    files: ['src/build/load-scripts.js'],
    languageOptions: { globals: globals.browser },
  },
  // A long table of cases is still one thing.
  {
    files: ['__tests__/**'],
    rules: { 'max-lines': 'off', '@typescript-eslint/no-dynamic-delete': 'off' },
  },
  noImportsFromAbove(
    ['src/content/**', 'src/routes/**', 'src/build/**', 'src/preview/**'],
    ['layout', 'sections', 'templates', 'pages'],
  ),
  noImportsFromAbove(['src/styles/**'], layers.slice(1)),
  noImportsFromAbove(['src/components/**'], layers.slice(2)),
  noImportsFromAbove(['src/layout/**', 'src/sections/**'], ['templates', 'pages']),
)
