/** Decap's names of languages that have another one elsewhere. */
const decapNames: Readonly<Record<string, string>> = {
  el: 'gr',
  nb: 'nb_no',
  nn: 'nn_no',
  no: 'nb_no',
  sr: 'sr_Cyrl',
  zh: 'zh_Hans',
  'zh-TW': 'zh_Hant',
}

/** The names that Decap may have for a language, best first. */
export const localeNames = (language: string): string[] => {
  const names = [language, language.replace(/-.*/, '')]
  return [...new Set(names.map((name) => decapNames[name] ?? name.replace('-', '_')))]
}
