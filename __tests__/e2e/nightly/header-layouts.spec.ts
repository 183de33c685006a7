import { pictured } from '../../fixtures/photographs'
import { layoutShiftsOn } from '../support/layout-shifts'
import { expect, expectAccessible, test } from '../support/test'

/** Where the header of a page has its picture, in a wide window and on a phone. */

const wide = { width: 1280, height: 800 }
const phone = { width: 360, height: 740 }

for (const [name, path] of Object.entries(pictured))
  for (const size of [wide, phone])
    test(`the picture of the layout ${name} is in its place at ${size.width} px, and nothing moves`, async ({
      page,
    }) => {
      await page.setViewportSize(size)
      await page.goto(path)
      const pictures = page.locator('main figure').first().getByRole('img')
      const places = await Promise.all(
        (await pictures.all()).map((picture) => picture.boundingBox()),
      )
      const heading = await page.getByRole('heading', { level: 1 }).boundingBox()
      const [picture, second] = places
      if (!picture || !heading) throw new Error('There is no picture or no heading')

      const isBeside = size === wide && (name === 'beside' || name === 'pair')
      if (isBeside) expect(picture.x).toBeGreaterThan(heading.x + heading.width)
      else expect(picture.y).toBeGreaterThan(heading.y + heading.height)
      if (name === 'wide') expect(picture.width).toBeGreaterThan(size.width - 150)
      if (name === 'wide' && size === phone) expect(picture.width).toBe(size.width)
      expect(second !== undefined).toBe(name === 'pair')
      if (second) expect(second.x).toBeGreaterThan(picture.x + picture.width)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(size.width)
      expect(await layoutShiftsOn(page)).toEqual([])
      // A wide window has the same elements.
      if (size === phone) await expectAccessible(page, 'main')
    })

test('the keyboard scrolls from the first of two pictures to the second on a phone', async ({
  page,
}) => {
  await page.setViewportSize(phone)
  await page.goto(pictured.pair)
  const second = page.getByRole('img', { name: 'The count of red lentils.' }).first()
  await expect(second).not.toBeInViewport({ ratio: 0.6 })
  await page.getByRole('group', { name: 'The list, and one of its entries.' }).focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(second).toBeInViewport({ ratio: 0.6 })
})
