/**
 * How much a finding matters.
 * - `wrong`: never deployed.
 * - `missing`: not filled in yet. `ALLOW_PLACEHOLDERS=1` lets it pass.
 * - `warning`: probably not meant so, but a deploy goes on.
 * - `note`: good to know.
 */
export type Level = 'wrong' | 'missing' | 'warning' | 'note'

/** `text` says what, where and what to do. It never quotes a value that may be secret. */
export interface Finding {
  level: Level
  text: string
}

const at =
  (level: Level) =>
  (text: string): Finding => ({ level, text })

export const wrong = at('wrong')
export const missing = at('missing')
export const warning = at('warning')
export const note = at('note')
