import {
  scrollKeyframes,
  marquee,
  motion,
  revealDistance,
  revealMargin,
  sparkle,
} from '../../src/styles/motion'

test('moving rows have the given speeds', () => {
  expect(marquee).toEqual({ duration: '40s', copies: 4, logos: '8s', logosGap: '5rem' })
})

test('sparkles have the given timing', () => {
  expect(sparkle).toMatchObject({ refresh: 100, lifespan: { min: 5, max: 15 } })
})

test('the drawing that moves with the scroll changes in every way at each of its places', () => {
  expect(scrollKeyframes.map(({ at }) => at)).toEqual([0, 0.15, 0.35, 0.65, 0.75])
  for (const way of ['opacity', 'translate', 'scale', 'rotate'] as const) {
    const values = scrollKeyframes.map((place) => place[way])
    expect(values.filter((value, index) => value === values[index - 1])).toEqual([])
  }
})

test('approach steps have the given animation', () => {
  expect(motion.reveal).toMatch(/^(?:0\.8s|800ms)\b/)
  expect(revealDistance).toBe(50)
  expect(revealMargin).toBe('0px 0px -20% 0px')
})
