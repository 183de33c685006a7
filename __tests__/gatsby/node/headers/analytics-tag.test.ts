import { analyticsTag } from '../../../../src/gatsby/node/headers/other-origins'

test('Plausible gets the domain', () => {
  expect(analyticsTag({ provider: 'plausible', site: 'agency.example' })).toEqual({
    src: 'https://plausible.io/js/script.js',
    attributes: { 'data-domain': 'agency.example' },
    connections: ['https://plausible.io'],
  })
})

test('GoatCounter sends to the address of its site, not to that of its script', () => {
  expect(analyticsTag({ provider: 'goatcounter', site: 'agency' })).toEqual({
    src: 'https://gc.zgo.at/count.js',
    attributes: { 'data-goatcounter': 'https://agency.goatcounter.com/count' },
    connections: ['https://agency.goatcounter.com'],
  })
})

test.each(['plausible', 'goatcounter', 'umami'] as const)(
  'a self-hosted script of %s sends only to its own server',
  (provider) => {
    const script = 'https://stats.agency.example/script.js'
    expect(analyticsTag({ provider, site: 'agency', script })).toMatchObject({
      src: script,
      connections: ['https://stats.agency.example'],
    })
  },
)
