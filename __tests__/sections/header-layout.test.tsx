import {
  headerLayout,
  type HeaderIllustrationProps,
} from '../../src/sections/page/HeaderIllustration'

type Picture = NonNullable<HeaderIllustrationProps['picture']>
type Drawing = NonNullable<HeaderIllustrationProps['drawing']>

const nothing = { picture: null, drawing: null, layout: null }
const picture = { second: null } as Picture
const pair = { second: {} } as Picture
const drawing = (kind: keyof Drawing) => ({ [kind]: {} }) as unknown as Drawing

test.each([
  ['a picture', { picture }, 'below'],
  ['two pictures', { picture: pair }, 'beside'],
  ['a table', { drawing: drawing('table') }, 'below'],
  ['a phone', { drawing: drawing('phone') }, 'beside'],
  ['a receipt', { drawing: drawing('receipt') }, 'beside'],
  ['a phone whose file says otherwise', { drawing: drawing('phone'), layout: 'wide' }, 'wide'],
  ['nothing', {}, undefined],
  ['nothing, whatever the file says', { layout: 'wide' }, undefined],
])('%s is where it fits', (_what, shown, expected) => {
  expect(headerLayout({ ...nothing, ...shown })).toBe(expected)
})
