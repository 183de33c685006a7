import '@testing-library/jest-dom'
import { configure } from '@testing-library/react'
import * as util from 'node:util'
import { mockStaticQueries } from './gatsby'
import { watchWindow } from './window'

// React's server rendering needs it, and jsdom does not have it.
Object.assign(globalThis, { TextEncoder: util.TextEncoder })

// On a busy machine one second is not enough.
configure({ asyncUtilTimeout: 3000 })

// jsdom does not have them.
Object.assign(document, { fonts: new Set() })
HTMLDialogElement.prototype.showModal = function () {
  this.open = true
  this.querySelector<HTMLElement>('button, a[href], [tabindex="0"]')?.focus()
}
HTMLDialogElement.prototype.close = function () {
  this.open = false
  this.dispatchEvent(new Event('close'))
}

beforeEach(() => {
  mockStaticQueries()
  watchWindow()
})

// They read the environment at each access, so that tests can change it.
jest.mock('../../src/features/contact/receiver-setting', () => ({
  get receiver() {
    return process.env.RECEIVER && (JSON.parse(process.env.RECEIVER) as unknown)
  },
}))
jest.mock('../../src/browser/analytics-setting', () => ({
  get analytics() {
    return process.env.ANALYTICS && (JSON.parse(process.env.ANALYTICS) as unknown)
  },
}))
jest.mock('../../src/sections/booking/provider-setting', () => ({
  get booking() {
    return process.env.BOOKING
  },
}))
