import type { BuildPalette } from './palette'
import { paperRoles, sharedRoles, white } from './paper'

/** Dark text on a light background, with some tinted sections. */
export const lightPalette: BuildPalette = (tones, readableOn) => {
  const { neutral, tint } = tones
  const shared = sharedRoles(tones)
  const paper = paperRoles(tones)
  return {
    roles: {
      ...paper,
      background: tones.background ?? paper.background,
      onPrimary: readableOn(shared.primary),
      onBadge: readableOn(shared.badge),
      ...shared,
    },
    section: {
      background: tint('#efe9fd'),
      surfaceRaised: tint('#e9e2fa'),
      surfaceHover: tint('#dfd6f5'),
      line: tint('#d9cff0'),
      lineStrong: tint('#c4b8e0'),
      field: tint('#81769c'),
      textFaint: neutral('#574f6b'),
    },
    gradient: {
      page: [
        { color: tint('#8056ff'), opacity: 0.16, at: 0 },
        { color: tint('#8056ff'), opacity: 0.13, at: 18 },
        { color: tint('#8056ff'), opacity: 0.09, at: 38 },
        { color: tint('#8056ff'), opacity: 0.042, at: 58 },
        { color: tint('#8056ff'), opacity: 0.012, at: 76 },
      ],
      banner: [
        { color: tint('#7e54ff'), opacity: 0.2 },
        { color: tint('#7e54ff'), opacity: 0.07, at: 40 },
      ],
      panel: [
        { color: tint('#e4dbfc') },
        { color: tint('#efe9fd'), at: 34 },
        { color: tint('#f8f5fe'), at: 72 },
      ],
      edge: [
        { color: tint('#7747ff'), opacity: 0.6 },
        { color: tint('#a082ff'), opacity: 0.3, at: 32 },
      ],
      cell: [
        { color: tint('#7e54ff'), opacity: 0.16 },
        { color: tint('#7e54ff'), opacity: 0.05, at: 45 },
      ],
    },
    translucent: {
      grid: [tint('#7747ff'), 0.09],
      highlight: [white, 0.28],
      scrim: [neutral('#1c162b'), 0.6],
      rule: [readableOn(shared.primary), 0.4],
    },
    shadow: { frame: [tint('#3a2676'), 0.24], paper: [tint('#3a2676'), 0.2] },
    social: { line: [tint('#7747ff'), 0.2], logo: [tint('#d3c4fb'), tint('#e9e1fd')] },
    icon: [
      { color: white, at: 0 },
      { color: tint('#f3effd'), at: 40 },
      { color: tint('#e4dbfb'), at: 100 },
    ],
  }
}
