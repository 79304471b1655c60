import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'

interface Storey {
  name: string
  /** Files beside the rooms that every room may import. Others beside them may import every room. */
  ground: string[]
  /** From the ground up: a room imports from itself and from those before it, types too. */
  rooms: string[]
}

const storeys: Storey[] = [
  {
    name: 'domain',
    ground: [],
    rooms: [
      ...['business', 'time', 'input', 'pricing', 'payments', 'stay', 'opening-hours'],
      ...['booking', 'desk', 'reports', 'search', 'pass', 'stripe'],
    ],
  },
  {
    name: 'worker',
    ground: [
      ...[
        'assertions.ts',
        'context.ts',
        'env.ts',
        'errors.ts',
        'failure.ts',
        'race-timeout.ts',
        'storage-reason.ts',
      ],
      ...['log.ts', 'weather.ts'],
    ],
    rooms: [
      ...['db', 'http', 'opening-hours', 'stay', 'booking', 'stripe', 'desk', 'reports', 'pass'],
      ...['email', 'jobs', 'routes/guest', 'routes/staff'],
    ],
  },
  {
    name: 'web',
    ground: ['api.ts'],
    rooms: [
      ...['opening-hours', 'browser', 'words', 'ui', 'routing', 'forms'],
      ...['guest/office', 'guest/landmarks', 'guest/consent', 'guest/legal', 'guest/contact'],
      ...['guest/payment', 'guest/booking', 'guest/services', 'guest/pass', 'guest/transport'],
      ...['guest/chat', 'guest/home', 'guest/layout'],
      ...['staff/offline', 'staff/session', 'staff/actions', 'staff/phrases', 'staff/till'],
      ...['staff/stays', 'staff/desk', 'staff/attention', 'staff/closures', 'staff/dashboard'],
      'pages',
    ],
  },
]

/** It builds the site, and so imports the entries too. */
const prerender = 'web/prerender/'

/** What people and tools fill, one file for each language, picture or catalog. */
const filled = /^web\/(public|locales)\/|^worker\/email\/locales\//

describe.each(storeys)('the rooms of $name/', ({ name, ground, rooms }) => {
  const files = globSync(`${name}/**/*.*`).filter((file) => !filled.test(file))
  const sources = files.filter((file) => /\.tsx?$/.test(file))

  /** The place of a file's room, counted from the ground. */
  function heightOf(file: string): number {
    const within = path.relative(name, file)
    if (file.startsWith(prerender)) return rooms.length + 1
    if (!within.includes('/')) return ground.includes(within) ? -1 : rooms.length
    return rooms.findIndex((room) => within.startsWith(`${room}/`))
  }

  it('hold every file but the entries and the ground', () => {
    const strays = files.filter((file) => file.includes('/', name.length + 1) && heightOf(file) < 0)
    expect(strays).toEqual([])
    expect(ground.filter((file) => !files.includes(`${name}/${file}`))).toEqual([])
    expect(
      rooms.filter((room) => !files.some((file) => file.startsWith(`${name}/${room}/`))),
    ).toEqual([])
  })

  it('import downwards only', () => {
    const upwards = sources
      .flatMap(importsOf)
      .filter(({ to }) => to.startsWith(`${name}/`))
      .filter(({ from, to }) => heightOf(from) < heightOf(to))
    expect(upwards.map(({ from, to }) => `${from} → ${to}`)).toEqual([])
  })

  it('are small enough to see at a glance: no folder has more than 30 files', () => {
    const folders = Map.groupBy(files, (file) => path.dirname(file))
    const crowded = [...folders].filter(([, inside]) => inside.length > 30)
    expect(crowded.map(([folder, inside]) => `${folder}: ${inside.length}`)).toEqual([])
  })
})

describe('the rooms of web/guest/ and web/staff/', () => {
  const wingOf = (file: string) => /^web\/(guest|staff)\//.exec(file)?.[1]

  it('know nothing of each other', () => {
    const crossing = globSync('web/{guest,staff}/**/*.{ts,tsx}')
      .flatMap(importsOf)
      .filter(({ from, to }) => wingOf(to) !== undefined && wingOf(from) !== wingOf(to))
    expect(crossing).toEqual([])
  })
})

function importsOf(file: string): { from: string; to: string }[] {
  const text = readFileSync(file, 'utf8')
  const found = text.matchAll(/(?:from|import\(|import)\s*'(\.[^']+)'/g)
  return [...found].map(([, target = '']) => ({
    from: file,
    to: path.join(path.dirname(file), target),
  }))
}
