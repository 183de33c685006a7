import {
  marquee,
  motion,
  revealDistance,
  revealMargin,
  scrollKeyframes,
  sparkle,
} from '../../src/styles/motion'

test('moving parts have the given figures', () => {
  expect(marquee).toEqual({ duration: '40s', copies: 4, logos: '8s', logosGap: '5rem' })
  expect(sparkle).toMatchObject({ refresh: 100, lifespan: { min: 5, max: 15 } })
  expect(scrollKeyframes.map(({ at }) => at)).toEqual([0, 0.15, 0.35, 0.65, 0.75])
  expect(motion.reveal).toMatch(/^(?:0\.8s|800ms)\b/)
  expect([revealDistance, revealMargin]).toEqual([50, '0px 0px -20% 0px'])
})
