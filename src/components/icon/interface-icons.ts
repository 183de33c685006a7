/** The Lucide icons that components use; content files can use any other. */
export const interfaceIcons = [
  'arrow-left',
  'arrow-right',
  'arrow-up',
  'arrow-up-right',
  'calculator',
  'calendar',
  'check',
  'chevron-down',
  'chevron-left',
  'chevron-right',
  'circle-alert',
  'code-xml',
  'house',
  'link',
  'loader-circle',
  'mail',
  'map-pin',
  'maximize-2',
  'menu',
  'pause',
  'phone',
  'play',
  'plus',
  'printer',
  'rotate-cw',
  'x',
] as const

/** The name of an icon that components use. */
export type InterfaceIcon = (typeof interfaceIcons)[number]
