import fc from 'fast-check'
import { expect, it, vi } from 'vitest'
import { mailboxLimit, mostPerDay } from '../../../domain/input/mailbox-limit.ts'
import { takeErrors } from '../support/logs.ts'
import { at } from '../support/requests.ts'
import { type Made, openStrangers, spellings } from '../support/strangers.ts'
import { openTill } from '../support/till.ts'

const till = openTill('mailbox_walk')
const { site } = till
const strangers = openStrangers(till)
const minute = 60_000
const hour = 60 * minute

/** What a stranger does next, how often, and how many minutes pass then. */
const step = fc.record({
  what: fc.constantFrom('reserve', 'change', 'cancel', 'link', 'write', 'ask', 'fail' as const),
  times: fc.integer({ min: 1, max: 4 }),
  pause: fc.constantFrom(0, 1, 7, 30, 61, 200, 500),
})

interface Step {
  what: string
  times: number
  pause: number
}

/** Long after the walk, whose clock moves by days. */
const times = () => ({ startDate: at(20, '12:00'), endDate: at(21, '12:00') })

let walks = 0

async function walk(steps: readonly Step[]): Promise<void> {
  walks += 1
  const name = `walked${walks}`
  const inbox = `${name}@gmail.com`
  const spelt = spellings(name, 9)
  const made: (Made & { ended: boolean; items: number })[] = []
  const sentAt: number[] = []
  site.mailbox.sent = []
  const send = site.mailbox.send.bind(site.mailbox)
  site.mailbox.send = async (message) => {
    const before = strangers.inboxOf(inbox).length
    const result = await send(message)
    if (strangers.inboxOf(inbox).length > before) sentAt.push(Date.now())
    return result
  }
  const open = () => made.filter(({ ended }) => !ended).at(-1)

  async function once(what: string, count: number) {
    const email = spelt[count % spelt.length] ?? inbox
    const stay = open()
    if (what === 'reserve')
      made.push({ ...(await strangers.reserve(email, times())), ended: false, items: 2 })
    if (what === 'write') await strangers.write(email)
    if (what === 'ask') await strangers.askForService(email, { startDate: at(20) })
    if (what === 'link' && stay) await strangers.askForLink(stay)
    if (what === 'change' && stay) {
      stay.items = 1 + (stay.items % 9)
      await strangers.change(stay, { luggageCount: stay.items })
    }
    if (what === 'cancel' && stay) {
      stay.ended = true
      await strangers.cancel(stay)
    }
  }

  async function passes(minutes: number) {
    const end = Date.now() + minutes * minute
    while (Date.now() < end) {
      vi.setSystemTime(Math.min(end, Date.now() + 45 * minute))
      await site.runJobs()
    }
  }

  let count = 0
  for (const { what, times, pause } of steps) {
    site.mailbox.failures = what === 'fail' ? times : 0
    for (let time = 0; time < times; time += 1) {
      count += 1
      await once(what, count)
    }
    await passes(pause)
  }
  site.mailbox.failures = 0
  await passes(14 * 60)
  takeErrors('email_failed')
  site.mailbox.send = send

  const most = (span: number) =>
    Math.max(
      0,
      ...sentAt.map((from) => sentAt.filter((at) => at >= from && at < from + span).length),
    )
  expect(most(hour)).toBeLessThanOrEqual(mailboxLimit.perHour)
  expect(most(24 * hour)).toBeLessThanOrEqual(mostPerDay)
  for (const { reference, ended, items } of made) {
    const last = strangers
      .inboxOf(inbox)
      .findLast(({ subject, text }) => `${subject} ${text}`.includes(reference))
    const text = `${last?.subject} ${last?.text}`
    const said = text.slice(text.indexOf(`${reference}: `))
    if (ended) expect(text).toMatch(/cancelled/i)
    else expect(text.includes(`${reference}: `) ? said : text).toContain(`Items: ${items}`)
  }
}

it('promise 36: whatever strangers do for days, a mailbox stays below its limit and gets each stay’s last status', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  try {
    await fc.assert(fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 16 }), walk), {
      numRuns: 2,
      seed: 36,
      endOnFailure: true,
    })
  } finally {
    vi.useRealTimers()
  }
}, 600_000)
