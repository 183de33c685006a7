import { useEffect, useState } from 'react'

/**
 * The parts with actions of their own: the page's heading with the picture under it, forms and the
 * footer.
 */
function partsWithActions(): Element[] {
  const heading = document.querySelector('main h1')
  const parts = [...document.querySelectorAll('main form, main ~ footer')]
  const header = [...document.querySelectorAll('main > *')].find((part) => part.contains(heading))
  if (header) parts.push(header)
  const next = header?.nextElementSibling
  if (next && next.localName !== 'section') parts.push(next)
  return parts
}

/**
 * Whether the page is scrolled past its header, and neither a form nor the footer is in the window;
 * false on the server and until the first report of the IntersectionObserver.
 * @param pathname the page's path; a change means that other parts have to be observed
 */
export function useContactBarVisible(pathname: string): boolean {
  const [isVisible, setIsVisible] = useState(false)
  useEffect(() => {
    const inView = new Set<Element>()
    const observer = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) inView.add(target)
        else inView.delete(target)
      }
      setIsVisible(inView.size === 0)
    })
    for (const part of partsWithActions()) observer.observe(part)
    return () => {
      observer.disconnect()
      setIsVisible(false)
    }
  }, [pathname])
  return isVisible
}
