import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'

/** From the ground up: a room imports from itself and from those before it. */
const rooms = [
  ...['opening-hours', 'browser', 'words', 'ui', 'routing', 'forms'],
  ...['guest/office', 'guest/landmarks', 'guest/consent', 'guest/legal', 'guest/contact'],
  ...['guest/payment', 'guest/booking', 'guest/services', 'guest/pass', 'guest/transport'],
  ...['guest/chat', 'guest/home', 'guest/layout'],
  ...['staff/offline', 'staff/session', 'staff/actions', 'staff/phrases', 'staff/till'],
  ...['staff/stays', 'staff/desk', 'staff/attention', 'staff/closures', 'staff/dashboard'],
  'pages',
]

/** It asks the Worker, and stands below everything. */
const ground = ['api.ts']

/** Types alone, to be moved. */
const tolerated = [
  'web/guest/payment/create-payment-intent.ts → web/guest/booking/form/stay-values.ts',
]

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
    expect(upwards.map(({ from, to }) => `${from} → ${to}`)).toEqual(tolerated)
  })

  it('keep guests and staff apart', () => {
    const crossing = imports.filter(
      ({ from, to }) => wingOf(from) && wingOf(to) && wingOf(from) !== wingOf(to),
    )
    expect(crossing).toEqual([])
  })
})

describe('the forms of web/', () => {
  const filesThat = (does: RegExp) =>
    globSync('web/**/*.{ts,tsx}').filter((file) => does.test(readFileSync(file, 'utf8')))

  it('are read from the page by shared code alone, but for what was typed before the script came', () => {
    expect(filesThat(/new FormData\(/).toSorted()).toEqual([
      'web/forms/use-plain-form.tsx',
      'web/guest/booking/form/typed-before.ts',
    ])
  })

  it('stand on the forms’ library in three places, each of which many fields share', () => {
    expect(filesThat(/\buseForm[<(]/).toSorted()).toEqual([
      'web/guest/booking/form/use-stay-form.ts',
      'web/guest/services/use-request-form.ts',
      'web/staff/closures/use-closure-form.ts',
    ])
  })
})

/** The prerenderer, the build's own files and the entries stand above every room. */
function storeyOf(file: string): number {
  const within = path.relative('web', file)
  if (ground.includes(within)) return -1
  const room = rooms.findIndex((one) => within.startsWith(`${one}/`))
  return room === -1 ? rooms.length : room
}

function wingOf(file: string): string | undefined {
  return /^web\/(guest|staff)\//.exec(file)?.[1]
}

function importsOf(file: string): Import[] {
  const text = readFileSync(file, 'utf8')
  const found = text.matchAll(/(?:from|import\(|import)\s*'(\.[^']+)'/g)
  return [...found]
    .map(([, target = '']) => ({ from: file, to: path.join(path.dirname(file), target) }))
    .filter(({ to }) => to.startsWith('web/'))
}
