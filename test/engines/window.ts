/** What can be tapped: by its role, or a label that stands for its choice. */
export type Tapped = 'button' | 'link' | 'label'

/** A whole name, or what it has to match. */
export type Name = string | RegExp

/** Where somebody reads, types and taps: a page, or a frame of it. All wait for what they look for. */
export interface Place {
  tap: (what: Tapped, name: Name) => Promise<void>
  /** Types into the field with this label; what was there goes. */
  fill: (label: Name, text: string) => Promise<void>
  value: (label: Name) => Promise<string>
  /** What can be read there now, as the reader sees it; nothing while another document comes. */
  text: () => Promise<string>
  /** What an expression is there. */
  evaluate: <Value>(expression: string) => Promise<Value>
  frame: (title: string) => Place
}

/** A window of some engine, as a visitor uses it. */
export interface BrowserWindow extends Place {
  open: (path: string) => Promise<void>
  reload: () => Promise<void>
  path: () => Promise<string>
  /** Types wherever the focus is; a line's end is the enter key. */
  type: (text: string) => Promise<void>
  /** What has gone wrong in its pages, as their console says. */
  complaints: () => Promise<string[]>
  /** A PNG of what is seen. */
  picture: () => Promise<Buffer>
  close: () => Promise<void>
}

export interface Size {
  width: number
  height: number
}

export interface Engine {
  /** What to install, in a sentence; nothing where the engine is here. */
  missing: () => string | undefined
  /** A window with nothing kept from any before. */
  open: (size: Size) => Promise<BrowserWindow>
}

export const phone: Size = { width: 390, height: 844 }
export const tablet: Size = { width: 1024, height: 768 }

/** Milliseconds in which what is looked for has to come into sight. */
export const timeoutMs = 15_000
