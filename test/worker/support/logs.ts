import { expect } from 'vitest'
import { linkSecret } from './names.ts'

interface Line {
  level: string
  event: string
  [fact: string]: unknown
}

const levels = ['debug', 'log', 'info', 'warn', 'error'] as const
let everything: string[] = []
let unclaimed: Line[] = []
let lines: Line[] = []

/** What may never be in a log: secrets, tokens, and the data of the tests' guests. */
const forbidden = [
  /_secret_/,
  /\b[sr]k_(test|live)_/,
  /whsec_/,
  /\beyJ[\w-]+\./,
  // A stay's own link, or a pick-up pass's: its token, the header that brings it, the code, what signs it.
  /[gc][\w-]{22}\.[\w-]{43}/,
  /Bearer \S/i,
  /PICK-[A-Z2-9]{4}/,
  new RegExp(linkSecret),
  /guest\.example/i,
  /Ada\b|Guest\b|Anna\b|Ferri\b/,
  /69 ?123 ?4567/,
  /10\.\d+\.\d+\.\d+/,
]

function lineOf(level: string, args: unknown[]): Line {
  try {
    return JSON.parse(String(args[0]))
  } catch {
    return { level, event: args.map(String).join(' ') }
  }
}

/** Prints something to the real console. */
export const say = console.log.bind(console)

for (const level of levels) {
  console[level] = (...args: unknown[]) => {
    everything.push(args.map((arg) => (arg instanceof Error ? arg.stack : String(arg))).join(' '))
    const connection = lineOf(level, args)
    if (level === 'error') unclaimed.push(connection)
    else lines.push(connection)
  }
}

/** Takes the lines logged under this event in the running test, except errors. */
export function takeLines(event: string): Line[] {
  const taken = lines.filter((connection) => connection.event === event)
  lines = lines.filter((connection) => connection.event !== event)
  return taken
}

/** Takes the errors logged under this event in the running test. Any other error fails the test. */
export function takeErrors(event: string): Line[] {
  const taken = unclaimed.filter((connection) => connection.event === event)
  unclaimed = unclaimed.filter((connection) => connection.event !== event)
  return taken
}

/** Forgets the lines of the test that ended. Fails it if it logged an error that it did not take. */
export function endTest() {
  const unexpected = unclaimed
  unclaimed = []
  lines = []
  expect(unexpected, 'errors in the log that no test expected').toEqual([])
}

/** Fails if a test of this file logged something that may never be in a log. */
export function endFile() {
  const betrayed = everything.filter((line) => forbidden.some((pattern) => pattern.test(line)))
  everything = []
  expect(betrayed, 'promise 25: logs hold no client secret, no personal data').toEqual([])
}
