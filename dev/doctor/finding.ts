/**
 * How serious a finding is.
 * - `wrong`: stops every deploy.
 * - `missing`: not set up yet. Stops a deploy unless `ALLOW_PLACEHOLDERS=1` is set.
 * - `warning`: may need attention, but doesn't stop a deploy.
 * - `note`: useful to know, although nothing is wrong.
 */
export type Level = 'wrong' | 'missing' | 'warning' | 'note'

export interface Finding {
  level: Level
  /** Never contains a value that may be secret. */
  text: string
}

const at =
  (level: Level) =>
  (text: string): Finding => ({ level, text })

export const wrong = at('wrong')
export const missing = at('missing')
export const warning = at('warning')
export const note = at('note')
