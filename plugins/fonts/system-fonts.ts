/**
 * The fonts of systems with the letters of a script, by the name that packages of typefaces give its
 * file: of Windows, of macOS and iOS, and of Android and Linux. Not of scripts that every system has.
 */
export const systemFonts: Readonly<Record<string, readonly string[]>> = {
  bengali: ['Nirmala UI', 'Bangla Sangam MN', 'Noto Sans Bengali'],
  devanagari: ['Nirmala UI', 'Devanagari Sangam MN', 'Noto Sans Devanagari'],
  ethiopic: ['Ebrima', 'Kefa', 'Noto Sans Ethiopic'],
  gujarati: ['Nirmala UI', 'Gujarati Sangam MN', 'Noto Sans Gujarati'],
  gurmukhi: ['Nirmala UI', 'Gurmukhi Sangam MN', 'Noto Sans Gurmukhi'],
  kannada: ['Nirmala UI', 'Kannada Sangam MN', 'Noto Sans Kannada'],
  khmer: ['Leelawadee UI', 'Khmer Sangam MN', 'Noto Sans Khmer'],
  lao: ['Leelawadee UI', 'Lao Sangam MN', 'Noto Sans Lao'],
  malayalam: ['Nirmala UI', 'Malayalam Sangam MN', 'Noto Sans Malayalam'],
  myanmar: ['Myanmar Text', 'Myanmar Sangam MN', 'Noto Sans Myanmar'],
  oriya: ['Nirmala UI', 'Oriya Sangam MN', 'Noto Sans Oriya'],
  sinhala: ['Nirmala UI', 'Sinhala Sangam MN', 'Noto Sans Sinhala'],
  tamil: ['Nirmala UI', 'Tamil Sangam MN', 'Noto Sans Tamil'],
  telugu: ['Nirmala UI', 'Telugu Sangam MN', 'Noto Sans Telugu'],
  thai: ['Leelawadee UI', 'Thonburi', 'Noto Sans Thai'],
  tibetan: ['Microsoft Himalaya', 'Kailasa', 'Noto Serif Tibetan'],
}
