import { defineConfig } from 'oxlint'

/** Rules of ESLint that the category "correctness" leaves out. */
const recommended = [
  'no-array-constructor',
  'no-case-declarations',
  'no-empty',
  'no-empty-function',
  'no-fallthrough',
  'no-prototype-builtins',
  'no-redeclare',
  'no-regex-spaces',
  'no-unexpected-multiline',
  'no-useless-assignment',
  'no-useless-constructor',
  'no-var',
  'prefer-const',
  'prefer-rest-params',
  'prefer-spread',
  'preserve-caught-error',
]

/** Rules of typescript-eslint, strict and stylistic, that it leaves out. */
const strict = [
  'adjacent-overload-signatures',
  'array-type',
  'ban-ts-comment',
  'ban-tslint-comment',
  'class-literal-property-style',
  'consistent-generic-constructors',
  'consistent-indexed-object-style',
  'consistent-type-assertions',
  'consistent-type-definitions',
  'dot-notation',
  'no-confusing-non-null-assertion',
  'no-deprecated',
  'no-dynamic-delete',
  'no-empty-object-type',
  'no-explicit-any',
  'no-extraneous-class',
  'no-generated-empty-object-type',
  'no-inferrable-types',
  'no-invalid-void-type',
  'no-misused-promises',
  'no-mixed-enums',
  'no-namespace',
  'no-non-null-asserted-nullish-coalescing',
  'no-non-null-assertion',
  'no-require-imports',
  'no-unnecessary-boolean-literal-compare',
  'no-unnecessary-condition',
  'no-unnecessary-template-expression',
  'no-unnecessary-type-arguments',
  'no-unnecessary-type-assertion',
  'no-unnecessary-type-constraint',
  'no-unnecessary-type-conversion',
  'no-unnecessary-type-parameters',
  'no-unsafe-argument',
  'no-unsafe-assignment',
  'no-unsafe-call',
  'no-unsafe-enum-assignment',
  'no-unsafe-enum-comparison',
  'no-unsafe-function-type',
  'no-unsafe-member-access',
  'no-unsafe-return',
  'non-nullable-type-assertion-style',
  'only-throw-error',
  'prefer-find',
  'prefer-for-of',
  'prefer-function-type',
  'prefer-includes',
  'prefer-literal-enum-member',
  'prefer-optional-chain',
  'prefer-promise-reject-errors',
  'prefer-reduce-type-parameter',
  'prefer-regexp-exec',
  'prefer-return-this-type',
  'prefer-string-starts-ends-with',
  'related-getter-setter-pairs',
  'require-await',
  'restrict-plus-operands',
  'unified-signatures',
  'use-unknown-in-catch-callback-variable',
]

/** plugins/late-scripts leaves Gatsby's <Script> out of the scripts. */
const message = 'This site has no <Script>: load a script in an effect.'
const unsupported = [
  { name: 'gatsby', importNames: ['Script'], message },
  { name: 'gatsby-script', message },
]

/** Reports each of the rules, with the prefix of its plugin. */
const errors = (/** @type {string[]} */ names, prefix = '') =>
  Object.fromEntries(names.map((name) => [`${prefix}${name}`, 'error']))

export default defineConfig({
  plugins: ['eslint', 'typescript', 'import', 'oxc'],
  jsPlugins: ['./scripts/lint-rules.mjs'],
  categories: { correctness: 'error' },
  options: { typeAware: true, typeCheck: true, reportUnusedDisableDirectives: 'error' },
  rules: {
    ...errors(recommended),
    ...errors(strict, 'typescript/'),
    eqeqeq: 'error',
    'no-console': 'error',
    'import/no-cycle': ['error', { ignoreTypes: false }],
    'site/imports-one-way': 'error',
    'no-restricted-imports': ['error', { paths: unsupported }],
    'site/no-global-names': 'error',
    'site/logical-sides': 'error',
    'typescript/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
    'no-unused-vars': ['error', { ignoreRestSiblings: true }],
    // An empty text or 0 is often as good as none.
    'typescript/prefer-nullish-coalescing': ['error', { ignorePrimitives: true }],
    'typescript/restrict-template-expressions': ['error', { allowNumber: true }],
    'typescript/return-await': ['error', 'error-handling-correctness-only'],
  },
  // It is published as it is, with what owners put there.
  ignorePatterns: ['static/**'],
  overrides: [
    {
      files: ['src/**', 'plugins/**/*.tsx', 'gatsby-*.tsx', '__tests__/**/*.tsx'],
      plugins: ['jsx-a11y', 'react'],
      rules: {
        'react/rules-of-hooks': 'error',
        'react/unsupported-syntax': 'error',
        // A native element would bring a layout and a meaning of its own: an output is one of a form.
        'jsx-a11y/prefer-tag-over-role': 'off',
      },
    },
    // The rows of a table of tests are no list.
    { files: ['__tests__/**/*.tsx'], plugins: ['react'], rules: { 'react/jsx-key': 'off' } },
    { files: ['src/**'], rules: { 'site/no-raw-colors': 'error' } },
    // Styles that visitors get.
    { files: ['src/**', 'plugins/**', 'gatsby-*'], rules: { 'site/prefixed-styles': 'error' } },
    {
      // Texts of the content stay texts. Gatsby's own document, src/html.tsx, inserts finished HTML.
      files: ['src/**/*.tsx'],
      excludeFiles: ['src/html.tsx'],
      plugins: ['react'],
      rules: { 'react/no-danger': 'error' },
    },
    {
      files: ['src/templates/**'],
      // plugins/late-scripts leaves Gatsby's Head out of the scripts; use src/components/seo.
      rules: { 'no-restricted-exports': ['error', { restrictedNamedExports: ['Head'] }] },
    },
    {
      files: ['scripts/**', 'plugins/content-commands/**', 'plugins/editor/commands/**'],
      rules: { 'no-console': 'off' },
    },
    { files: ['__tests__/**'], rules: { 'typescript/no-dynamic-delete': 'off' } },
  ],
})
