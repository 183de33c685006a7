import { readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import js from '@eslint/js'
import { defineConfig, includeIgnoreFile } from 'eslint/config'
import jsxA11y from 'eslint-plugin-jsx-a11y'
import reactHooks from 'eslint-plugin-react-hooks'
import globals from 'globals'
import tseslint from 'typescript-eslint'

/** The folders of src/ from the top down: each imports only from those after it. */
const layers = [
  'pages',
  'templates',
  'layout',
  'features',
  'sections',
  'components',
  'hooks',
  'browser',
  'styles',
]

/** The rooms of plugins/content/ from the top down: each imports only from those in later rows. */
const contentRooms = [['commands'], ['check', 'graphql'], ['colors'], ['core']]

const plugins = readdirSync(resolve(import.meta.dirname, 'plugins'))

const doorMessage =
  'Import from plugins/<name>: the index.ts of a plugin is its only door, and node.ts that of content for Node.'

const noImportsInside = {
  regex: '^\\.{1,2}/(?:\\.\\./)*plugins/(?!content/node$)[^/]+/',
  message: doorMessage,
}

const restrictImports = (files, patterns) => ({
  files,
  rules: { 'no-restricted-imports': ['error', { patterns }] },
})

const oneWay = (folders) => ({
  regex: `^(\\.\\./)+(?:src/)?(?:${folders.join('|')})/`,
  message: 'Imports go one way. See "Project structure" in docs/architecture.md.',
})

const noImportsFrom = (files, folders) => restrictImports(files, [oneWay(folders), noImportsInside])

const insidePlugin = (plugin) => [
  {
    regex: '^(?:\\.\\./)+(?:src|scripts|__tests__)/',
    message: 'A plugin knows nothing about the site: pass it an option.',
  },
  {
    regex: `^(?:\\.\\./)+(?!content/node$)(?:${plugins.filter((name) => name !== plugin).join('|')})/`,
    message: doorMessage,
  },
]

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

// What is at the left in one language is at the right in another.
const physicalSide =
  /(?:^|[\n;{]\s*)(?:left|right):|(?:margin|padding|border)-(?:left|right)\b|(?:text-align|float|transform-origin|(?:object|background)-position): (?:left|right)\b/

// All colors are derived from data/theme.json. The #000 of a mask is none.
const rawColor =
  /#(?!000\b)(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})\b|\b(?:rgb|hsl|lab|lch|oklab|oklch)a?\([\d.]/i
const rawColorMessage =
  'Use a color from src/styles/colors.ts; plugins/content/colors derives them.'

// Code that is added to a module means the global: React Refresh adds `instanceof Promise`.
const restrictedSyntax = [
  {
    selector: `Identifier[name=/^(?:${globalNames})$/]:matches(${valueNames.join(', ')})`,
    message: 'This name shadows a global. Use a more specific one, such as CardText.',
  },
  {
    selector: `TaggedTemplateExpression TemplateElement[value.raw=${physicalSide}]`,
    message: 'Use start or end, as in padding-inline-start: the direction follows the language.',
  },
]

const rawColors = [
  { selector: `Literal[value=${rawColor}]`, message: rawColorMessage },
  { selector: `TemplateElement[value.raw=${rawColor}]`, message: rawColorMessage },
]

export default defineConfig(
  includeIgnoreFile(resolve(import.meta.dirname, '.gitignore')),
  js.configs.recommended,
  {
    files: ['**/*.{ts,tsx,mts}', '{src,plugins}/**/*.js'],
    extends: [tseslint.configs.strictTypeChecked, tseslint.configs.stylisticTypeChecked],
    languageOptions: {
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname },
    },
    rules: {
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/no-unused-vars': ['error', { ignoreRestSiblings: true }],
      // An empty text or 0 is often as good as none.
      '@typescript-eslint/prefer-nullish-coalescing': ['error', { ignorePrimitives: true }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
    },
  },
  { files: ['{src,plugins}/**/*.tsx', 'gatsby-*.tsx'], ...jsxA11y.flatConfigs.strict },
  // They compile each file: only those that can have a component or a hook.
  {
    files: ['src/**', 'plugins/**/*.tsx', 'gatsby-*.tsx', '__tests__/**/*.tsx'],
    ...reactHooks.configs.flat.recommended,
  },
  {
    rules: {
      eqeqeq: 'error',
      'no-console': 'error',
    },
  },
  { rules: { 'no-restricted-syntax': ['error', ...restrictedSyntax] } },
  {
    files: ['src/**'],
    rules: { 'no-restricted-syntax': ['error', ...restrictedSyntax, ...rawColors] },
  },
  { files: ['scripts/**', 'plugins/*/commands/**'], rules: { 'no-console': 'off' } },
  // It runs in the browser, and is no TypeScript.
  {
    files: ['{src,plugins}/**/*.js'],
    languageOptions: { globals: globals.browser },
  },
  { files: ['__tests__/**'], rules: { '@typescript-eslint/no-dynamic-delete': 'off' } },
  ...layers.map((layer, index) =>
    noImportsFrom([`src/${layer}/**`], [...layers.slice(0, index), 'scripts', '__tests__']),
  ),
  noImportsFrom(['gatsby-*', 'scripts/**'], ['__tests__']),
  ...plugins.map((plugin) => restrictImports([`plugins/${plugin}/**`], insidePlugin(plugin))),
  ...contentRooms.slice(1).map((rooms, index) =>
    restrictImports(
      rooms.map((room) => `plugins/content/${room}/**`),
      [...insidePlugin('content'), oneWay(contentRooms.slice(0, index + 1).flat())],
    ),
  ),
)
