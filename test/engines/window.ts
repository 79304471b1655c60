/** Elements to tap: by role, or a label that stands for its choice. */
export type Tapped = 'button' | 'link' | 'label'

/** A whole name, or a pattern for it. */
export type Name = string | RegExp

/** A page, or a frame of it, in which a person reads, types and taps. All calls wait for their element. */
export interface Place {
  tap: (what: Tapped, name: Name) => Promise<void>
  /** Replaces the content of the field with this label. */
  fill: (label: Name, text: string) => Promise<void>
  value: (label: Name) => Promise<string>
  /** The visible text; empty while another document loads. */
  text: () => Promise<string>
  /** The value of an expression in the page. */
  evaluate: <Value>(expression: string) => Promise<Value>
  frame: (title: string) => Place
}

/** A window of an engine, as a visitor uses it. */
export interface BrowserWindow extends Place {
  open: (path: string) => Promise<void>
  reload: () => Promise<void>
  path: () => Promise<string>
  /** Types into the focused element; `\n` is the Enter key. */
  type: (text: string) => Promise<void>
  /** Errors in its pages' consoles. */
  complaints: () => Promise<string[]>
  /** A PNG of the window. */
  picture: () => Promise<Buffer>
  close: () => Promise<void>
}

export interface Size {
  width: number
  height: number
}

export interface Engine {
  /** How to install the engine, in a sentence; `undefined` if it is there. */
  missing: () => string | undefined
  /** Opens a window with nothing stored. */
  open: (size: Size) => Promise<BrowserWindow>
}

export const phone: Size = { width: 390, height: 844 }
export const tablet: Size = { width: 1024, height: 768 }

/** Milliseconds in which an element has to appear. */
export const timeoutMs = 15_000
