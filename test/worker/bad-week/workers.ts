import { Mailbox } from '../support/mailbox.ts'
import { openSite, type Site } from '../support/site.ts'
import type { Chance } from './chance.ts'

/** Which trip to D1 is at most a dying Worker's last. */
const longestLife = 12

/** The Workers that share one database and one mailbox: most of them live, some die while working. */
export function openWorkers(secretKey: string, chance: Chance) {
  const mailbox = new Mailbox()
  const shared = { STRIPE_SECRET_KEY: secretKey, EMAIL: mailbox as unknown as SendEmail }
  const living = openSite(shared)
  /** Emails that a Worker sent last before it died: they may not be noted as sent. */
  const unnoted: EmailMessageBuilder[] = []
  const deaths = { atATrip: 0, afterSending: 0 }

  /** Has no answer from D1 from some trip on, or from the moment at which it has sent a mail. */
  function dying(): Site {
    const afterSending = chance.happens(0.3)
    deaths[afterSending ? 'afterSending' : 'atATrip'] += 1
    const lastTrip = afterSending ? Number.POSITIVE_INFINITY : chance.whole(0, longestLife)
    let isDead = false
    let lastSent: EmailMessageBuilder | undefined
    const send = async (message: EmailMessageBuilder) => {
      const receipt = await mailbox.send(message)
      lastSent = message
      if (afterSending) isDead = true
      return receipt
    }
    const site = openSite({ ...shared, EMAIL: { send } as unknown as SendEmail })
    site.meter.fails = (trip) => {
      isDead ||= trip > lastTrip
      if (isDead && lastSent) unnoted.push(lastSent)
      if (isDead) lastSent = undefined
      return isDead
    }
    return site
  }

  return {
    mailbox,
    unnoted,
    deaths,
    living,
    /** The one that happens to take the next call. */
    next: () => (chance.happens(0.06) ? dying() : living),
  }
}

export type Workers = ReturnType<typeof openWorkers>
