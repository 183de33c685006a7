import type { Roles } from './palette'
import type { Tones } from './tones'

export const white = '#ffffff'
export const black = '#000000'

/**
 * Dark text on a light background: the light sections of the dark color scheme, and the light
 * color scheme.
 */
export const paperRoles = ({ surface, neutral, deep }: Tones['onPaper']) =>
  ({
    background: surface('#faf8fd'),
    surface: white,
    surfaceRaised: surface('#f2eff8'),
    surfaceHover: surface('#e9e4f3'),
    line: surface('#e2dcee'),
    lineStrong: surface('#cfc9dc'),
    field: surface('#8a819f'),
    text: neutral('#1c162b'),
    textSoft: neutral('#574f6b'),
    textFaint: neutral('#655d79'),
    accent: deep('#6a38f5'),
    highlight: deep('#6a38f5'),
    link: deep('#5b2be0'),
    success: '#0f5a3e',
    warning: '#714300',
    danger: '#961a34',
  }) satisfies Partial<Roles>

/** The colors that are the same in every color scheme. */
export const sharedRoles = ({ brand, badge, shade, neutral }: Tones) =>
  ({
    primary: brand,
    primaryStrong: shade('#6a38f5'),
    dangerFill: '#c2334d',
    badge: badge ?? '#f5d565',
    paper: neutral('#faf8fd'),
    ink: neutral('#1c162b'),
    inkSoft: neutral('#574f6b'),
  }) satisfies Partial<Roles>

/** The roles in print: dark text on white. */
export const printRoles = ({ neutral, deep }: Tones): Partial<Roles> => {
  const [ink, line, accent] = [neutral('#1c162b'), neutral('#cfc9dc'), deep('#6a38f5')]
  return {
    background: white,
    surface: white,
    surfaceRaised: white,
    surfaceHover: white,
    line,
    lineStrong: line,
    text: black,
    textSoft: ink,
    textFaint: neutral('#574f6b'),
    accent,
    highlight: accent,
    link: ink,
    success: ink,
    warning: ink,
    danger: ink,
  }
}

/** The colors of illustrations on light backgrounds. */
export const artworkColors = ({ brand, tint, neutral }: Tones) =>
  ({
    hull: tint('#2a2050'),
    keel: '#e2617a',
    paint: tint('#9c8bdc'),
    water: tint('#d9d2ee'),
    wave: tint('#b9aee0'),
    shade: [neutral('#1c162b'), 0.14],
    boxes: [brand, '#f0a35e', '#2f9e8f', '#e2617a', tint('#c3b8ea')],
  }) as const
