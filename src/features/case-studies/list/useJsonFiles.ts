import { useEffect, useState } from 'react'
import { fetchJson } from '../../../browser/fetch-json'

// Kept until the document is left, so that Back finds the filtered list complete.
const loaded = new Map<string, unknown>()

async function load(path: string): Promise<void> {
  const content = await fetchJson(path)
  if (content === undefined) throw new Error(`${path} is missing`)
  loaded.set(path, content)
}

/** Makes the next request load every file again. */
export const clearJsonFiles = (): void => loaded.clear()

interface JsonFiles<Content> {
  /** In the order of the paths; undefined while a file loads. */
  files: readonly (Content | undefined)[]
  hasFailed: boolean
}

/**
 * Loads JSON files of this site, each once per document.
 * @param request a new value loads again what failed
 */
export function useJsonFiles<Content>(
  paths: readonly string[],
  request: string,
): JsonFiles<Content> {
  const [settled, setSettled] = useState({ request: '', hasFailed: false })
  const missing = paths.filter((path) => !loaded.has(path)).join(' ')

  useEffect(() => {
    if (!missing) return undefined
    let isCurrent = true
    const settle = (hasFailed: boolean): void => {
      if (isCurrent) setSettled({ request, hasFailed })
    }
    Promise.all(missing.split(' ').map(load)).then(
      () => settle(false),
      () => settle(true),
    )
    return () => {
      isCurrent = false
    }
  }, [missing, request])

  return {
    files: paths.map((path) => loaded.get(path) as Content | undefined),
    hasFailed: settled.hasFailed && settled.request === request,
  }
}
