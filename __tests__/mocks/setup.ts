import '@testing-library/jest-dom'
import { configure } from '@testing-library/react'
import * as util from 'node:util'

// React's server rendering needs it, and jsdom does not have it.
Object.assign(globalThis, { TextEncoder: util.TextEncoder })

// On a busy machine one second is not enough.
configure({ asyncUtilTimeout: 10_000 })
