/** The Lucide icons that components use by themselves; content may name any other. */
export const interfaceIcons = [
  'arrow-left',
  'arrow-right',
  'arrow-up',
  'arrow-up-right',
  'calendar',
  'check',
  'chevron-down',
  'chevron-left',
  'chevron-right',
  'circle-alert',
  'code-xml',
  'house',
  'loader-circle',
  'mail',
  'map-pin',
  'maximize-2',
  'menu',
  'minus',
  'pause',
  'phone',
  'play',
  'plus',
  'rotate-cw',
  'x',
] as const

/** An icon that the interface uses whatever the content says. */
export type InterfaceIcon = (typeof interfaceIcons)[number]
