import { useEffect, useRef } from 'react'

/** Runs the action when another page has come, not when the first one does. */
export function useOnPageChange(pathname: string, action: () => void): void {
  const last = useRef(pathname)
  useEffect(() => {
    if (last.current === pathname) return
    last.current = pathname
    action()
  }, [pathname, action])
}
