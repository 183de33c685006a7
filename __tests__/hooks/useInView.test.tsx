import { act, render, screen } from '@testing-library/react'
import { useRef } from 'react'
import { inViewAttribute, useInView } from '../../src/hooks/useInView'
import { setTabHidden, watchWindow } from '../mocks/window'

const Box = ({ threshold }: { threshold?: number }) => {
  const box = useRef<HTMLDivElement>(null)
  return <div role="group" ref={box} {...inViewAttribute(useInView(box, threshold))} />
}

const show = (threshold?: number) => {
  watchWindow()
  render(<Box threshold={threshold} />)
  const [observer] = watchWindow.observers
  const report = (inView: boolean) => act(() => observer?.report([inView]))
  return {
    observer,
    report,
    isInView: () => screen.getByRole('group').hasAttribute('data-in-view'),
  }
}

afterEach(() => setTabHidden(false))

test('is true while the element is in the window', () => {
  const { report, isInView } = show()
  expect(isInView()).toBe(false)
  report(true)
  expect(isInView()).toBe(true)
  report(false)
  expect(isInView()).toBe(false)
})

test('is false while the tab is hidden', () => {
  const { report, isInView } = show()
  report(true)
  act(() => setTabHidden(true))
  expect(isInView()).toBe(false)
  act(() => setTabHidden(false))
  expect(isInView()).toBe(true)
})

test('passes the threshold to the observer', () => {
  expect(show(0.5).observer?.options?.threshold).toBe(0.5)
})
