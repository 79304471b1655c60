import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'

/** From the ground up: a room imports from its own storey's folder and from those below it. */
const storeys = [
  ['browser', 'words', 'ui', 'icons', 'styles', 'analytics'],
  ['static-parts'],
  ['routing'],
  ['errors', 'forms', 'office', 'payments', 'staff'],
  ['features'],
  ['sections', 'layout'],
  ['pages'],
] as const

/** `web/api.ts` and `web/opening-times.ts` ask the Worker, and stand below everything. */
const ground = ['api.ts', 'opening-times.ts']

interface Import {
  from: string
  to: string
}

const imports = globSync('web/**/*.{ts,tsx}').flatMap(importsOf)

describe('the rooms of web/', () => {
  it('keep the root for the entries', () => {
    const loose = globSync('web/*.{ts,tsx,css,json}')
    expect(loose.length).toBeLessThanOrEqual(8)
  })

  it('import downwards only', () => {
    const upwards = imports.filter(({ from, to }) => storeyOf(from) < storeyOf(to))
    expect(upwards.map(({ from, to }) => `${from} → ${to}`)).toEqual([])
  })

  it('have features that know of each other in few places', () => {
    const crossing = imports.filter(
      ({ from, to }) => featureOf(from) && featureOf(to) && featureOf(from) !== featureOf(to),
    )
    expect(crossing.length).toBeGreaterThan(0)
    expect(crossing.length).toBeLessThan(25)
  })
})

describe('the forms of web/', () => {
  const filesThat = (does: RegExp) =>
    globSync('web/**/*.{ts,tsx}').filter((file) => does.test(readFileSync(file, 'utf8')))

  it('are read from the page by shared code alone, but for what was typed before the script came', () => {
    expect(filesThat(/new FormData\(/).toSorted()).toEqual([
      'web/features/checkout/stay/typed-before.ts',
      'web/forms/use-plain-form.tsx',
    ])
  })

  it('stand on the forms’ library in three places, each of which many fields share', () => {
    expect(filesThat(/\buseForm[<(]/).toSorted()).toEqual([
      'web/features/checkout/stay/use-stay-form.ts',
      'web/features/closures/use-closure-form.ts',
      'web/features/service-request/use-request-form.ts',
    ])
  })
})

/** The prerenderer, the build's own files and the entries stand above every room. */
function storeyOf(file: string): number {
  const [room = ''] = path.relative('web', file).split(path.sep)
  if (ground.includes(room)) return -1
  const storey = storeys.findIndex((rooms) => (rooms as readonly string[]).includes(room))
  return storey === -1 ? storeys.length : storey
}

function featureOf(file: string): string | undefined {
  return /^web\/features\/([\w-]+)\//.exec(file)?.[1]
}

function importsOf(file: string): Import[] {
  const text = readFileSync(file, 'utf8')
  const found = text.matchAll(/(?:from|import\(|import)\s*'(\.[^']+)'/g)
  return [...found]
    .map(([, target = '']) => ({ from: file, to: path.join(path.dirname(file), target) }))
    .filter(({ to }) => to.startsWith('web/'))
}
