import {
  type Content,
  fillTemplate,
  type LabelFile,
  type NewSiteParts,
} from '../../plugins/content'
import template from './new-site.json'

/** The labels of a language: a file of src/locale/. */
export interface SiteLabelFile extends LabelFile {
  /** The words that the templates name in braces. */
  words: Record<string, string>
  uiText: Readonly<Record<string, string>>
  /** The content of data/status-pages.json. */
  statusPages: Content
  /** "form" of data/contact.json, without its name and budgets. */
  form: Content & { privacyPolicy: string }
  /** "loading", "prefilled" and "fallback" of data/scheduling.json. */
  scheduling: Content
}

const files: NewSiteParts['files'] = (labels, settings) => {
  const { words, uiText, statusPages, form, scheduling } = labels as SiteLabelFile
  const { privacyPolicy } = form
  const filled = fillTemplate(template.files, { ...uiText, privacyPolicy, ...words, ...settings })
  return {
    ...filled,
    'contact.json': {
      ...filled['contact.json'],
      form: { ...filled['contact.json'].form, ...form },
    },
    'scheduling.json': { ...filled['scheduling.json'], ...scheduling },
    // Its labels come from the label files.
    'ui-text.json': {},
    'status-pages.json': statusPages,
  }
}

/** What `npm run new -- site` makes: an agency with one page of each kind. */
export const newSite: NewSiteParts = {
  questions: template.questions,
  files,
  pages: ['service', 'industry', 'product', 'case-study', 'person'],
  drafts: { 'privacy-policy': 'Privacy policy' },
  // The custom pages are legal drafts; technologies keep their logos.
  kept: { paths: ['pages/', 'technologies.json'], withoutKeys: ['featured'] },
  staticFolders: ['/clients/'],
}
