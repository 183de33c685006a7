import { render, screen } from '@testing-library/react'
import { Picture } from '../../src/components/Picture'
import { imageFile } from '../fixtures/cards'

const file = {
  childImageSharp: {
    gatsbyImageData: {
      layout: 'constrained' as const,
      width: 1280,
      height: 800,
      images: {
        sources: [
          { srcSet: '/640.avif 640w, /1280.avif 1280w', type: 'image/avif' },
          { srcSet: '/640.webp 640w, /1280.webp 1280w', type: 'image/webp' },
        ],
        fallback: { src: '/1280.png', srcSet: '/640.png 640w, /1280.png 1280w' },
      },
    },
  },
}

const show = (priority?: boolean) => {
  render(<Picture file={file} alt="A ledger on a screen" sizes="50vw" priority={priority} />)
  return screen.getByRole('img', { name: 'A ledger on a screen' })
}

test('has a source of each format in all widths, the smallest format first, and one size for other browsers', () => {
  const image = show()
  const sources = [...(image.parentElement?.querySelectorAll('source') ?? [])]
  expect(sources.map(({ type, srcset, sizes }) => [type, srcset, sizes])).toEqual([
    ['image/avif', '/640.avif 640w, /1280.avif 1280w', '50vw'],
    ['image/webp', '/640.webp 640w, /1280.webp 1280w', '50vw'],
  ])
  expect(image).toHaveAttribute('src', '/1280.png')
  expect(image).not.toHaveAttribute('srcset')
  expect(image).toHaveAttribute('loading', 'lazy')
})

test('another crop for phones, which print does not use, has its own size', () => {
  render(<Picture file={file} alt="A ledger" sizes="50vw" narrow={{ imgUrl: imageFile('crop') }} />)
  const source = screen.getByRole('img').parentElement?.querySelector('source')
  expect(source).toHaveAttribute('media', 'screen and (width < 48rem)')
  expect(source).toHaveAttribute('height', '800')
})

test('loads eagerly and first if it has priority', () => {
  const image = show(true)
  expect(image).toHaveAttribute('loading', 'eager')
  expect(image).toHaveAttribute('fetchpriority', 'high')
})

test('renders nothing for a file that sharp cannot read', () => {
  const { container } = render(<Picture file={{ childImageSharp: null }} alt="Lost" sizes="50vw" />)
  expect(container).toBeEmptyDOMElement()
})
