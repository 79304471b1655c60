import { chromiumEngine } from './chromium-window.ts'
import { firefox } from './firefox-window.ts'
import { webKit } from './webkit-window.ts'
import type { Engine } from './window.ts'

const engines = { webkit: webKit, firefox, chromium: chromiumEngine } satisfies Record<
  string,
  Engine
>

export type EngineName = keyof typeof engines

const isEngine = (name: string): name is EngineName => Object.hasOwn(engines, name)

export const engineOf = (name: EngineName): Engine => engines[name]

/** The engines named by ENGINES, such as `ENGINES=firefox`; all of them if it is not set. */
export function chosenEngines(named = process.env.ENGINES): EngineName[] {
  if (!named) return Object.keys(engines).filter(isEngine)
  return named.split(',').map((name) => {
    if (isEngine(name)) return name
    throw new Error(`ENGINES names ${name}; there are ${Object.keys(engines).join(' and ')}.`)
  })
}

/** Throws if an engine is missing, and says how to install it. */
export default function assertInstalled(): void {
  const missing = chosenEngines().flatMap((name) => engines[name].missing() ?? [])
  if (missing.length === 0) return
  throw new Error([...missing, 'ENGINES=firefox or ENGINES=webkit runs one of them.'].join('\n'))
}
