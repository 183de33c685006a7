/** The path from the root of a file or folder of a language: "data/nb/home.json" for "home.json". */
export const dataPath = (path: string, language?: string): string =>
  language === undefined ? `data/${path}` : `data/${language}/${path}`
