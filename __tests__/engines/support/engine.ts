/** The browser engines that the tests drive. */
export type EngineName = 'chromium' | 'firefox' | 'webkit'

export interface SessionOptions {
  /** The size of the window, in px. */
  width: number
  height: number
  /** The visitor has a finger in place of a mouse. WebKitGTK passes taps on as clicks of a mouse. */
  hasTouch?: boolean
}

/** A window with an empty profile. Coordinates are in px from the window's top left corner. */
export interface Session {
  /** Opens an address, and waits for its load event. */
  open: (url: string) => Promise<unknown>
  reload: () => Promise<unknown>
  back: () => Promise<unknown>
  /** The value of a JavaScript expression in the page, as JSON holds it. */
  evaluate: (expression: string) => Promise<unknown>
  /** The roles that the shown elements have for assistive technology, of those asked for: "list". */
  roles: (css: string, asked: readonly string[]) => Promise<string[]>
  resize: (width: number, height: number) => Promise<unknown>
  movePointer: (x: number, y: number) => Promise<unknown>
  click: (x: number, y: number) => Promise<unknown>
  tap: (x: number, y: number) => Promise<unknown>
  /** Turns the wheel by this many px, with the pointer in the middle of the window. */
  wheel: (deltaY: number) => Promise<unknown>
  /** Presses a key, by its name in KeyboardEvent.key. */
  press: (key: Key) => Promise<unknown>
  type: (text: string) => Promise<unknown>
  /** A PNG of the window. */
  screenshot: () => Promise<Buffer>
  /** The page on paper, as a PDF in A4. WebKitGTK makes none. */
  print: () => Promise<Buffer>
  close: () => Promise<unknown>
}

export type Key = 'Enter' | 'Tab' | 'Escape' | 'Shift' | 'Backspace' | 'ArrowRight'

/** A running browser. */
export interface Engine {
  openSession: (options: SessionOptions) => Promise<Session>
  close: () => Promise<unknown>
}

/** Requests to other servers are refused: nothing listens there. */
export const closedProxy = 'localhost:1'
