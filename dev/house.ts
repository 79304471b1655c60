import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseSync } from '@babel/core'

// `npm run house` prints figures about the readability of domain/, worker/ and web/.
// `npm run house -- <checkout>` reads another checkout. `-- --names` also lists the names and files
// behind two of the figures.

const root =
  process.argv.slice(2).find((one) => !one.startsWith('-')) ?? join(import.meta.dirname, '..')
const storeys = ['domain', 'worker', 'web']

const tracked = execFileSync('git', ['ls-files', ...storeys], { cwd: root, encoding: 'utf8' })
const files = tracked
  .split('\n')
  .filter((file) => /\.tsx?$/.test(file) && !/\.d\.ts$/.test(file) && existsSync(join(root, file)))

interface Source {
  lines: number
  comments: Comment[]
  imports: string[]
  lazy: string[]
  exports: string[]
}

interface Comment {
  text: string
  isDoc: boolean
}

type Parsed = NonNullable<ReturnType<typeof parseSync>>

function read(file: string): Source {
  const code = readFileSync(join(root, file), 'utf8')
  const parsed = parseSync(code, {
    filename: file,
    babelrc: false,
    configFile: false,
    parserOpts: { plugins: ['typescript', ...(file.endsWith('x') ? ['jsx' as const] : [])] },
  })
  if (!parsed) throw new Error(`${file} does not parse`)
  return {
    lines: code.trimEnd().split('\n').length,
    comments: commentsOf(parsed, code),
    imports: pathsIn(file, code, /from\s*'(\.[^'?]+)'/g),
    lazy: pathsIn(file, code, /import\(\s*'(\.[^'?]+)'/g),
    exports: exportsOf(code),
  }
}

/** Returns the comments of a file. Consecutive `//` lines count as one. */
function commentsOf(parsed: Parsed, code: string): Comment[] {
  const found: Comment[] = []
  let end = -1
  for (const { type, value, start = 0, end: last = 0 } of parsed.comments ?? []) {
    const isLine = type === 'CommentLine'
    const before = end >= 0 ? code.slice(end, start ?? 0) : 'x'
    const previous = found.at(-1)
    if (isLine && previous && /^\n[ \t]*$/.test(before)) previous.text += `\n${value}`
    else found.push({ text: value, isDoc: !isLine && value.startsWith('*') })
    end = isLine ? (last ?? 0) : -1
  }
  return found.map(({ text, isDoc }) => ({
    text: text.replace(/^[\s*/]+/, '').replace(/\n[ \t]*\*?[ \t]?/g, '\n'),
    isDoc,
  }))
}

function pathsIn(file: string, code: string, pattern: RegExp): string[] {
  return [...code.matchAll(pattern)].map(([, path = '']) => join(dirname(file), path))
}

function exportsOf(code: string): string[] {
  const declaration =
    /^export (?:default )?(?:declare )?(?:async )?(?:abstract )?(?:function\*?|const|let|class|interface|type|enum) (\w+)/gm
  return [...code.matchAll(declaration)].map(([, name = '']) => name)
}

const sources = new Map(files.map((file) => [file, read(file)]))
const all = [...sources.values()]
const lines = all.reduce((sum, source) => sum + source.lines, 0)
const comments = all.flatMap((source) => source.comments)

const median = (numbers: number[]) => numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? 0
const wordsOf = (text: string) => text.split(/\s+/).filter(Boolean).length
const firstLine = ({ text }: Comment) => text.split('\n')[0] ?? ''
const opensWithNounClause = ({ text }: Comment) =>
  /^(What|Whether|Whose|Whom?|How|Where|When|Why|Which|Whoever|Whatever|Of|The same|That|Those)\b/.test(
    text,
  )

const folders = Map.groupBy(files, dirname)
const [largestFolder = '', inLargest = []] =
  [...folders].toSorted(([, a], [, b]) => b.length - a.length)[0] ?? []

const importers = new Map<string, number>()
for (const { imports } of all)
  for (const path of new Set(imports)) importers.set(path, (importers.get(path) ?? 0) + 1)
const lazyEntries = new Set(all.flatMap(({ lazy }) => lazy))
const fragments = [...sources].filter(
  ([file, source]) =>
    file.startsWith('web/') &&
    source.lines <= 25 &&
    importers.get(file) === 1 &&
    !/\/head\.tsx?$/.test(file) &&
    !lazyEntries.has(file),
)

/** Names that pages export by convention, so they don't count as doubled. */
const agreed = new Set(['head', 'structuredData', 'Page', 'staticParts'])
const names = Map.groupBy(
  all.flatMap((source) => source.exports),
  (name) => name,
)
const doubled = [...names].filter(([name, places]) => places.length > 1 && !agreed.has(name))

const measures: [string, string | number][] = [
  ['product TypeScript files', files.length],
  ['product lines', lines],
  [`files in the largest folder (${largestFolder})`, inLargest.length],
  ['fragments in web/ (≤ 25 lines, one importer)', fragments.length],
  ['exported names that exist more than once', doubled.length],
  ['comments', comments.length],
  ['comments per 100 lines', ((comments.length / lines) * 100).toFixed(1)],
  [
    'words in the first line of a comment, median',
    median(comments.map((one) => wordsOf(firstLine(one)))),
  ],
  [
    'doc comments that open with a noun clause',
    comments.filter((one) => one.isDoc && opensWithNounClause(one)).length,
  ],
]
for (const [what, value] of measures) console.log(`${String(value).padStart(8)}  ${what}`)
if (process.argv.includes('--names')) {
  console.log(doubled.map(([name]) => name).join(' '))
  console.log(fragments.map(([file]) => file).join('\n'))
}
