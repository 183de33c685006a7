import { useEffect, useRef } from 'react'

/** Runs the action after each navigation to another page, but not on the first render. */
export function useOnPageChange(pathname: string, action: () => void): void {
  const last = useRef(pathname)
  useEffect(() => {
    if (last.current === pathname) return
    last.current = pathname
    action()
  }, [pathname, action])
}
