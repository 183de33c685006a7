import '@testing-library/jest-dom'
import * as util from 'node:util'

// React renders on the server with it, and jsdom has none.
Object.assign(globalThis, { TextEncoder: util.TextEncoder })
