import '@testing-library/jest-dom'
import { configure } from '@testing-library/react'
import * as util from 'node:util'

// React renders on the server with it, and jsdom has none.
Object.assign(globalThis, { TextEncoder: util.TextEncoder })

// On a busy machine one second is not enough.
configure({ asyncUtilTimeout: 10_000 })

// Tests render without waiting for code.
beforeAll(async () => {
  const { setDrawingContent } = await import('../../src/components/drawings/Drawing')
  const { DrawingContent } = await import('../../src/components/drawings/DrawingContent')
  setDrawingContent(DrawingContent)
})
