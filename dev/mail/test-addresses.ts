import { retriesExhausted, sendingEvent } from './sending-event.ts'

interface TestAddress {
  /** Text after the `+` of an address, such as `bounced` in `ada+bounced@example.com`. */
  tag: string
  shows: string
  /** Cloudflare's error code if the email is refused at once. Undefined if it is accepted. */
  refusal?: string
  events: (messageId: string) => ReturnType<typeof sendingEvent>[]
}

const delivered = (id: string) => [sendingEvent('delivered', id)]
const none = () => []

/** Special outcomes by the tag of the address. Emails to all other addresses arrive. */
export const testAddresses: readonly TestAddress[] = [
  {
    tag: 'bounced',
    shows: 'comes back: nobody has this address',
    events: (id) => [sendingEvent('bounced', id)],
  },
  {
    tag: 'full',
    shows: 'is deferred, then comes back: the mailbox stays full',
    events: (id) => [sendingEvent('deferred', id), sendingEvent('bounced', id, retriesExhausted)],
  },
  {
    tag: 'late',
    shows: 'is deferred, then arrives',
    events: (id) => [sendingEvent('deferred', id), ...delivered(id)],
  },
  {
    tag: 'spam',
    shows: 'arrives, and is marked as spam',
    events: (id) => [...delivered(id), sendingEvent('complained', id)],
  },
  {
    tag: 'rejected',
    shows: 'is accepted, then rejected: the address is suppressed',
    events: (id) => [sendingEvent('rejected', id)],
  },
  {
    tag: 'suppressed',
    shows: 'is refused at once: the address is suppressed',
    refusal: 'E_RECIPIENT_SUPPRESSED',
    events: none,
  },
  {
    tag: 'unverified',
    shows: 'is refused for now: the sender’s domain is not verified',
    refusal: 'E_SENDER_NOT_VERIFIED',
    events: none,
  },
]

export function outcomeFor(to: string | string[]): Pick<TestAddress, 'refusal' | 'events'> {
  const tag = /\+(\w+)@/.exec(String(to))?.[1]
  return testAddresses.find((address) => address.tag === tag) ?? { events: delivered }
}
