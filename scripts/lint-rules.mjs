import { dirname, relative, resolve, sep } from 'node:path'
import globals from 'globals'
import { missingPrefixes } from './missing-prefixes.mjs'

/**
 * The rules of this project that no linter has.
 * @typedef {{ type: string, value?: unknown }} Node
 * @typedef {Node & { quasis: (Node & { value: { raw: string } })[], expressions: Node[] }} Template
 * @typedef {{ node: Node, message: string }} Problem
 * @typedef {{ cwd: string, filename: string, sourceCode: { getText: (node: Node) => string }, report: (problem: Problem) => void }} Context
 * @typedef {{ create: (context: Context) => object }} Rule what ESLint and oxlint call a rule
 */

/** The folders of src/ from the top down: each imports only from itself and those after it. */
const layers = [
  'templates',
  'layout',
  'features',
  'sections',
  'components',
  'hooks',
  'browser',
  'styles',
]

/** The rooms of plugins/content/ from the top down: each imports only from itself and later rows. */
const contentRooms = [
  ['develop'],
  ['placeholders'],
  ['check', 'graphql'],
  ['site'],
  ['files'],
  ['text'],
]

/** The doors of plugins besides index.ts: for Node, and for the command line. */
const otherDoors = [
  'plugins/content/node',
  'plugins/theme/node',
  'plugins/content-commands/run.mjs',
]

/**
 * Whether one folder must not import another, because it is the lower one, or beside it.
 * @param {string[][]} rows
 * @param {string} folder
 * @param {string} imported
 */
function isUpwards(rows, folder, imported) {
  const row = (/** @type {string} */ name) => rows.findIndex((names) => names.includes(name))
  return folder !== imported && row(imported) >= 0 && row(folder) >= row(imported)
}

/**
 * Why a file must not import another, if it must not; both are paths from the root.
 * @param {string} file
 * @param {string} imported
 */
function wrongImport(file, imported) {
  const [from = '', room = '', inner = ''] = file.split('/')
  const [to = '', other = '', part = ''] = imported.split('/')
  if (from === '__tests__') return undefined
  if (to === '__tests__') return 'Only tests import from __tests__/.'
  if (from === 'plugins' && ['src', 'scripts'].includes(to))
    return 'A plugin knows nothing about the site: pass it an option.'
  const isOwn = from === 'plugins' && room === other
  // The commands change what the engine reads, so they may enter each of its rooms.
  if (room === 'content-commands' && other === 'content') return undefined
  if (to === 'plugins' && !isOwn && from === 'plugins' && room === 'content')
    return 'plugins/content serves the other plugins and imports none: pass it in src/site.ts.'
  if (to === 'plugins' && part && !isOwn && !otherDoors.includes(imported))
    return 'Import from plugins/<name>: the index.ts of a plugin is its only door, and node.ts that of content and theme for Node.'
  const isWrongWay =
    (from === 'src' && to === 'scripts') ||
    (from === 'src' &&
      to === 'src' &&
      isUpwards(
        layers.map((name) => [name]),
        room,
        other,
      )) ||
    (isOwn && room === 'content' && isUpwards(contentRooms, inner, part))
  return isWrongWay
    ? 'Imports go one way. See "Project structure" in docs/architecture.md.'
    : undefined
}

/** @type {Rule} */
const importsOneWay = {
  create: (context) => {
    const fromRoot = (/** @type {string} */ path) =>
      relative(context.cwd, path).replaceAll(sep, '/')
    /** @param {{ source: Node | null }} node */
    const check = ({ source }) => {
      if (source?.type !== 'Literal' || !String(source.value).startsWith('.')) return
      const imported = resolve(dirname(context.filename), String(source.value))
      const message = wrongImport(fromRoot(context.filename), fromRoot(imported))
      if (message) context.report({ node: source, message })
    }
    return {
      ImportDeclaration: check,
      ImportExpression: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
    }
  },
}

/** @param {string} css */
const prefixProblems = (css) =>
  missingPrefixes(css).map(({ property, declaration, prefixes }) => ({
    property,
    message: `Write "${prefixes.join('; ')};" before "${declaration}", for the browsers of "browserslist" in package.json.`,
  }))

/** @type {Rule} */
const prefixedStyles = {
  create: (context) => {
    return {
      /** @param {Template} node */
      TemplateLiteral: (node) => {
        const { quasis, expressions } = node
        const codes = expressions.map((expression) => context.sourceCode.getText(expression))
        // Two interpolations of the same code are the same word.
        const words = codes.map((code) => `code-${codes.indexOf(code)}`)
        const css = quasis.map(({ value }, index) => value.raw + (words[index] ?? '')).join('')
        for (const { property, message } of prefixProblems(css))
          context.report({
            node: quasis.find(({ value }) => value.raw.includes(property)) ?? node,
            message: message.replace(/code-(\d+)/g, (_, index) => `\${${codes[Number(index)]}}`),
          })
      },
      /** @param {Node} node */
      Literal: (node) => {
        if (typeof node.value !== 'string') return
        for (const { message } of prefixProblems(node.value)) context.report({ node, message })
      },
    }
  },
}

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

/**
 * A rule that reports each node that one of the selectors matches.
 * @param {string[]} selectors
 * @param {string} message
 * @returns {Rule}
 */
const rejects = (selectors, message) => ({
  create: (context) => {
    const report = (/** @type {Node} */ node) => context.report({ node, message })
    return Object.fromEntries(selectors.map((selector) => [selector, report]))
  },
})

const plugin = {
  meta: { name: 'site' },
  rules: {
    'imports-one-way': importsOneWay,
    'prefixed-styles': prefixedStyles,
    // Code that is added to a module means the global: React Refresh adds `instanceof Promise`.
    'no-global-names': rejects(
      [`Identifier[name=/^(?:${globalNames})$/]:matches(${valueNames.join(', ')})`],
      'This name shadows a global. Use a more specific one, such as CardText.',
    ),
    'logical-sides': rejects(
      [`TaggedTemplateExpression TemplateElement[value.raw=${String(physicalSide)}]`],
      'Use start or end, as in padding-inline-start: the direction follows the language.',
    ),
    'no-raw-colors': rejects(
      [`Literal[value=${String(rawColor)}]`, `TemplateElement[value.raw=${String(rawColor)}]`],
      'Use a color from src/styles/colors.ts; plugins/theme derives them.',
    ),
  },
}

export default plugin
