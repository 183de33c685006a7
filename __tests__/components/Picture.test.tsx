import { render, screen } from '@testing-library/react'
import { Picture } from '../../src/components/Picture'

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

test('offers each format in the widths the layout may need, best first', () => {
  const image = show()
  const sources = [...(image.parentElement?.querySelectorAll('source') ?? [])]
  expect(sources.map(({ type, srcset, sizes }) => [type, srcset, sizes])).toEqual([
    ['image/avif', '/640.avif 640w, /1280.avif 1280w', '50vw'],
    ['image/webp', '/640.webp 640w, /1280.webp 1280w', '50vw'],
  ])
  expect(image).toHaveAttribute('src', '/1280.png')
  expect(image).toHaveAttribute('sizes', '50vw')
})

test('keeps its place while it loads', () => {
  const image = show()
  expect(image).toHaveAttribute('width', '1280')
  expect(image).toHaveAttribute('height', '800')
})

test('waits until it is needed, unless it is the first of the page', () => {
  expect(show()).toHaveAttribute('loading', 'lazy')
})

test('the first of the page is fetched at once and before others', () => {
  const image = show(true)
  expect(image).toHaveAttribute('loading', 'eager')
  expect(image).toHaveAttribute('fetchpriority', 'high')
})

test('a picture whose words stand beside it is not read out', () => {
  const { container } = render(<Picture file={file} alt="" sizes="50vw" />)
  expect(screen.queryByRole('img')).not.toBeInTheDocument()
  expect(container.querySelector('img')).toBeInTheDocument()
})

test('a file that sharp made nothing of shows nothing', () => {
  const { container } = render(<Picture file={{ childImageSharp: null }} alt="Lost" sizes="50vw" />)
  expect(container).toBeEmptyDOMElement()
})
