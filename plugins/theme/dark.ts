import type { BuildPalette } from './palette'
import { paperRoles, sharedRoles, white } from './paper'

/** Light text on a dark background, with some light sections. */
export const darkPalette: BuildPalette = (tones, readableOn) => {
  const { surface, neutral, tint, light } = tones
  const shared = sharedRoles(tones)
  return {
    roles: {
      background: tones.background ?? surface('#0b0911'),
      surface: surface('#110e19'),
      surfaceRaised: surface('#171322'),
      surfaceHover: surface('#201a2f'),
      line: surface('#2a2439'),
      lineStrong: surface('#3a3252'),
      field: surface('#6c6284'),
      text: neutral('#f5f3fa'),
      textSoft: neutral('#bdb6cd'),
      textFaint: neutral('#9a91af'),
      onPrimary: readableOn(shared.primary),
      accent: light('#8a62ff'),
      highlight: light('#a48bff'),
      link: light('#cdbdff'),
      success: '#8fd6b4',
      warning: '#f0b98a',
      danger: '#f0a0ae',
      onBadge: readableOn(shared.badge),
      ...shared,
    },
    section: paperRoles(tones.onPaper),
    gradient: {
      page: [
        { color: tint('#8056ff'), opacity: 0.42, at: 0 },
        { color: tint('#744cf0'), opacity: 0.265, at: 18 },
        { color: tint('#6644d4'), opacity: 0.15, at: 38 },
        { color: tint('#5a3ebc'), opacity: 0.066, at: 58 },
        { color: tint('#543ab0'), opacity: 0.02, at: 76 },
      ],
      banner: [
        { color: tint('#7e54ff'), opacity: 0.3 },
        { color: tint('#7e54ff'), opacity: 0.1, at: 40 },
      ],
      panel: [
        { color: tint('#2a1f4f') },
        { color: tint('#1b1533'), at: 34 },
        { color: tint('#120f1c'), at: 72 },
      ],
      edge: [
        { color: tint('#c9b8ff'), opacity: 0.62 },
        { color: tint('#a082ff'), opacity: 0.16, at: 32 },
      ],
      cell: [
        { color: tint('#7e54ff'), opacity: 0.26 },
        { color: tint('#7e54ff'), opacity: 0.08, at: 45 },
      ],
    },
    translucent: {
      grid: [tint('#9678ff'), 0.07],
      highlight: [white, 0.28],
      scrim: [neutral('#06040c'), 0.8],
      rule: [readableOn(shared.primary), 0.4],
    },
    shadow: { frame: [neutral('#03010a'), 0.72], paper: [tint('#3a2676'), 0.28] },
    social: { line: [tint('#9678ff'), 0.17], logo: [tint('#3d2c78'), tint('#1d1638')] },
    icon: [
      { color: tint('#2f2359'), at: 0 },
      { color: tint('#1b1533'), at: 40 },
      { color: tint('#120f1c'), at: 100 },
    ],
  }
}
