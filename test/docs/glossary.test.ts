import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { parseSync } from '@babel/core'
import { describe, expect, it } from 'vitest'

/**
 * Words that `docs/glossary.md` has retired, as parts of names in the code: `act` stands for `act`, `sendAct` and
 * `ActOutcome`, not for `action`.
 */
const retired = {
  act: 'action',
  acts: 'actions',
  doing: 'context',
  lapse: 'expire',
  lapsed: 'expired',
  letter: 'email',
  letters: 'emails',
  mail: 'email',
  mails: 'emails',
  occasion: 'client context',
  tended: 'resolved',
  tending: 'resolving',
}

/** Whole names. */
const retiredNames = {
  awaitedChange: 'pendingChange',
  changeId: 'auditId',
  handledAt: 'resolvedAt',
  handsOver: 'inPerson',
  intentId: 'paymentIntentId',
  owed: 'netPrice',
  patience: 'timeoutMs',
  returned: 'refunded',
  settledAt: 'paidAt',
  stayFile: 'stayRecord',
  StayFile: 'StayRecord',
  stripeId: 'stripeRefundId',
  wallTime: 'localTime',
}

/** Names that others gave, and the words of a language. */
const allowed = new Set([
  'MAIL_FROM',
  'MAIL_OFFICE',
  'isOneLetterOff',
  'withoutLetter',
  'mailto',
  'MailWorker',
])

/** The words of a name: `sendActs` has `send` and `acts`. */
const wordsOf = (name: string) =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[ _$]+/)

function namesIn(file: string, code: string): Set<string> {
  const plugins = ['typescript' as const, ...(file.endsWith('x') ? ['jsx' as const] : [])]
  const parsed = parseSync(code, {
    filename: file,
    babelrc: false,
    configFile: false,
    parserOpts: { plugins },
  })
  const names = new Set<string>()
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) {
      for (const one of node) visit(one)
      return
    }
    if (typeof node !== 'object' || node === null || !('type' in node)) return
    if (node.type === 'Identifier' && 'name' in node) names.add(String(node.name))
    for (const [key, value] of Object.entries(node)) if (!/Comments$|^loc$/.test(key)) visit(value)
  }
  visit(parsed?.program)
  return names
}

function retiredIn(file: string, code: string): string[] {
  return [...namesIn(file, code)].filter(
    (name) =>
      !allowed.has(name) &&
      (Object.hasOwn(retiredNames, name) ||
        wordsOf(name).some((word) => Object.hasOwn(retired, word))),
  )
}

const files = execFileSync('git', ['ls-files', 'domain', 'worker', 'web'], { encoding: 'utf8' })
  .split('\n')
  .filter((file) => /\.tsx?$/.test(file) && !/\/(locales|chat\/language)\//.test(file))

describe('one concept has one word', () => {
  it('the code uses no retired word of docs/glossary.md', () => {
    const found = files.flatMap((file) =>
      retiredIn(file, readFileSync(file, 'utf8')).map((name) => `${file}: ${name}`),
    )
    expect(found).toEqual([])
  })

  it('a retired word is found anywhere in a name', () => {
    const code = 'const sendActs = 1\ntype ActOutcome = { changeId: string }\nconst action = "mail"'
    expect(retiredIn('some.ts', code)).toEqual(['sendActs', 'ActOutcome', 'changeId'])
  })
})
