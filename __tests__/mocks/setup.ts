import '@testing-library/jest-dom'
import { configure } from '@testing-library/react'
import * as util from 'node:util'
import { mockStaticQueries } from './gatsby'
import { watchWindow } from './window'

// React's server rendering needs it, and jsdom does not have it.
Object.assign(globalThis, { TextEncoder: util.TextEncoder })

// On a busy machine one second is not enough.
configure({ asyncUtilTimeout: 3000 })

beforeEach(() => {
  mockStaticQueries()
  watchWindow()
})
