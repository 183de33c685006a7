import type { ErrorObject } from 'ajv/dist/2020'
import {
  isBody,
  issueAt,
  issueWithin,
  offsetOf,
  offsetOfCharacter,
  type ParsedFile,
  type Place,
  type TextAt,
  textsIn,
} from '../../files/parsed-file'
import type { Issue } from '../../issue'
import type { ContentSource } from '../../model'
import { countOf } from '../../text/count-of'
import {
  canHaveInvisible,
  hasRightToLeftWords,
  invisibleProblems,
  isInvisible,
} from '../../text/invisible'
import { type InvisibleInMarkdown, invisibleInMarkdown } from '../../text/invisible-in-markdown'
import { normalAddress } from '../../text/normal-form'
import { parseUrl } from '../../text/parse-url'
import { latinLook, lowerCaseLook, quoteUnlike, withHyphens } from '../../text/tell-apart'
import { isDateFormat } from '../date-keywords'
import { linkFormatOf } from '../link-format'
import { placeholderProblem } from '../placeholder-keyword'
import { allowsMarkdown, hintFor, inlineTextsIn, linkTargetIssue } from '../links-in-texts'
import type { Problem, Rule } from '../rule'
import { descriptionOf, wrongTextOf } from '../schema-error'
import { linkProblem, picturePathProblem, svgPathProblem, textProblem } from '../text-problems'
import { partsOf } from './body'

const id = 'wrong-form'

export const wrongForm: Rule = {
  id,
  requirement:
    'A value has its required form: a date in the calendar, a color, one line, the path of a picture, a link, Markdown that the page shows as it is meant; invisible characters are only where their script uses them.',

  describeSchemaError: (error) => {
    const text = wrongTextOf(error)
    return text === undefined ? describeForm(error) : describeTextForm(error, text)
  },

  checkFile: (file, { schemas }) => [
    ...inlineTextsIn(file, schemas).flatMap(({ pointer, links, problems }) => [
      ...links.flatMap(({ target }) => {
        const wrong = linkTargetIssue(target, { hasHeadings: false })
        return wrong ? [issueAt(file, pointer, id, ...wrong)] : []
      }),
      // The marks before and after a text have one problem.
      ...[...new Map(problems.map((problem) => [problem.message, problem])).values()].map(
        (problem) => issueAt(file, pointer, id, problem.message, hintFor(problem)),
      ),
    ]),
    ...checkInvisible(file, schemas),
  ],
}

/** Checks that invisible characters are only where their script uses them. */
function checkInvisible(file: ParsedFile, schemas: ContentSource['schemas']): Issue[] {
  const isRightToLeft = hasRightToLeftWords(file.text)
  return textsIn(file).flatMap(({ pointer, text }) => {
    if (!canHaveInvisible(text)) return []
    const blocksOfCode = isBody(file, pointer) ? partsOf(file)?.blocksOfCode : undefined
    const problems: InvisibleInMarkdown[] =
      blocksOfCode || allowsMarkdown(file, pointer, schemas)
        ? invisibleInMarkdown(text, { isRightToLeft, blocksOfCode })
        : invisibleProblems(text, { isRightToLeft })
    return problems.map(({ index, name, reference, remedy }) => {
      const problem =
        reference === undefined
          ? `contains an invisible character (${name})`
          : `${reference} is an invisible character (${name})`
      return issueWithin(file, placeIn(file, { pointer, text }, index), id, problem, remedy)
    })
  })
}

/** Where a character of a text is in the file, which may have escapes before it. */
function placeIn(file: ParsedFile, { pointer, text }: TextAt, index: number): Place {
  if (isBody(file, pointer)) return { pointer, offset: offsetOf(file, pointer) + index }
  if (!isInvisible(text.slice(index))) return { pointer }
  const order = Array.from(text.slice(0, index)).filter(isInvisible).length
  return { pointer, offset: offsetOfCharacter(file, pointer, isInvisible, order) }
}

/** The form of a list, an object or a number. */
function describeForm(error: ErrorObject): Problem {
  const { keyword, params, data, message } = error
  const remedy = descriptionOf(error)
  switch (keyword) {
    case 'uniqueItems':
      return {
        problem: `repeats ${error.instancePath}/${String(params.j)}`,
        remedy: 'delete one of the two',
      }
    case 'maxProperties': {
      const count = countOf(Object.keys(data as object).length, 'key')
      return { problem: `has ${count}, but can have at most ${Number(params.limit)}`, remedy }
    }
    case 'multipleOf': {
      const problem = `must be a multiple of ${Number(params.multipleOf)}, but is ${String(data)}`
      return { problem, remedy }
    }
    default:
      return { problem: message ?? keyword, remedy }
  }
}

// A tag is a page or a name; this is not a name.
const isLinkLike = (text: string): boolean => /^\s*(?:[/\\]|[a-z][a-z0-9+.-]*:\S)|\/$/i.test(text)

const definitionOf = ({ schemaPath }: ErrorObject): string =>
  /\$defs\/(\w+)\/(?:anyOf|pattern)/.exec(schemaPath)?.[1] ?? ''

/** The form of a text: some definitions in the schemas have problems of their own. */
function describeTextForm(error: ErrorObject, text: string): Problem {
  if (isDateFormat(error)) return { problem: `there is no ${text} in the calendar` }
  const unknown = placeholderProblem(error, text)
  if (unknown) return unknown
  const name = definitionOf(error)
  const isLink =
    name === 'path' ||
    linkFormatOf(error) !== undefined ||
    (error.keyword === 'anyOf' && (name !== 'tag' || isLinkLike(text)))
  if (isLink) return linkProblem(text, linkFormatOf(error) ?? (name === 'path' ? 'path' : 'link'))
  if (name === 'picturePath') return picturePathProblem(text)
  const form = patternOf(error)
  const isSvg = form?.source.endsWith(String.raw`\.svg$`) ?? false
  const problem =
    textProblem(text, form) ?? (form && isSvg ? svgPathProblem(text, form) : undefined)
  if (problem) return problem
  const [year = ''] = /^\d{4}(?=-)/.exec(text) ?? []
  if (form?.test(text.replace(year, '2026'))) {
    const remedy = 'write the year of the Gregorian calendar, such as 2026'
    return { problem: `the year ${year} is not one of 1900 to 2099`, remedy }
  }
  const hyphened = withHyphens(text)
  if (hyphened !== text && form?.test(hyphened)) {
    const remedy = `use a hyphen: write ${quoteUnlike(hyphened, text)}`
    return { problem: `"${text}" has a dash in place of a hyphen`, remedy }
  }
  const look = [latinLook(text), lowerCaseLook(text)].find(
    (other) => other !== text && form?.test(other),
  )
  if (look !== undefined) {
    const problem = `"${text}" has letters that look like others`
    return { problem, remedy: `write ${quoteUnlike(look, text)}` }
  }
  const part =
    error.params.format === 'email'
      ? emailIn(text)
      : partsOfUrl(text).find((other) => form?.test(other))
  const remedy = part === undefined ? descriptionOf(error) : `write "${part}"`
  return { problem: `"${text}" does not have the required form`, remedy }
}

/**
 * What a field can take of a web address: its domain with https, as browsers send it, with letters
 * beyond ASCII in punycode, or its path.
 */
function partsOfUrl(text: string): string[] {
  const url = parseUrl(text)
  if (!url || !/^https?:$/.test(url.protocol)) return []
  return [`https://${url.host}`, normalAddress(url.pathname) + url.search]
}

/** The email address in "Ann <ann@agency.example>", its domain in punycode if it has letters beyond ASCII. */
function emailIn(text: string): string | undefined {
  const [, name = '', domain = ''] = /([\w.+-]+)@([^\s@<>]+)>?\s*$/.exec(text) ?? []
  const host = parseUrl(`https://${domain}`)?.hostname
  return name && host ? `${name}@${host}` : undefined
}

const patternOf = ({ params }: ErrorObject): RegExp | undefined =>
  typeof params.pattern === 'string' ? new RegExp(params.pattern, 'u') : undefined
