import { resolve } from 'node:path'
import type { Plugin } from 'vite'

/** Builds the site as it is with what `file` switches on, in the place of `domain/business/switches.ts`. */
export function otherSwitches(file: string | undefined): Plugin {
  return {
    name: 'other-switches',
    enforce: 'pre',
    resolveId: (source) =>
      file && source.endsWith('/domain/business/switches.ts') ? resolve(file) : undefined,
  }
}
