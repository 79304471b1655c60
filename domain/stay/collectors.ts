import { hasEnded } from '../business/stay.ts'
import type { Refusal } from '../input/refusal.ts'
import { bareCode, codeSigns } from './reference.ts'
import { type Bag, bagsInside, type Collector, type StayRecord } from './stay-record.ts'
import { type ActionContext, hasHappened, type StayUpdate, unchanged } from './stay-update.ts'

/**
 * - `open`: the pass can be used once its bags are here.
 * - `gone`: the pass is unused, but there are no bags to pick up with it.
 */
export type CollectorStatus = 'open' | 'used' | 'revoked' | 'gone'

/**
 * The bags that a pass covers.
 * With `tags`, it covers the bags with those numbers. With `items`, it covers any bags, up to that
 * number. If both are `null`, it covers all bags.
 */
export type CollectedItems = Pick<Collector, 'tags' | 'items'>

/**
 * The stay as the collector sees it.
 * Excludes amounts and the guest's data. `name` is the collector's name.
 */
export interface PickUpPass extends CollectedItems {
  name: string | null
  code: string
  status: CollectorStatus
  usedAt: string | null
  here: number
  pickUpAt: string
}

export const mostCollectors = 5

export interface RequestedCollector extends CollectedItems {
  name: string
}

const bitsOfSign = 5
const signs = 8

/**
 * Returns the code of a pick-up pass, such as `PICK-7H3P-K9QM`.
 * It encodes the first 40 bits of the pass's random id, which are too many to guess.
 */
export function pickUpCode(id: string): string {
  const bits = Number.parseInt(id.replaceAll('-', '').slice(0, (signs * bitsOfSign) / 4), 16)
  const text = Array.from({ length: signs }, (_, place) => {
    const rest = Math.floor(bits / codeSigns.length ** (signs - 1 - place))
    return codeSigns[rest % codeSigns.length]
  }).join('')
  return `PICK-${text.slice(0, 4)}-${text.slice(4)}`
}

const pickUpParts = new RegExp(`^PICK([${codeSigns}]{4})([${codeSigns}]{4})$`)

export function readPickUpCode(text: string): string | null {
  const [, first, last] = pickUpParts.exec(bareCode(text)) ?? []
  return first && last ? `PICK-${first}-${last}` : null
}

/** Returns the bags here that the pass covers, ignoring the limit `items`. */
export function bagsFor(record: Pick<StayRecord, 'bags'>, { tags }: CollectedItems): Bag[] {
  const here = bagsInside(record)
  return tags === null ? here : here.filter(({ tag }) => tags.includes(tag))
}

export function collectorStatus(
  record: Pick<StayRecord, 'stay' | 'bags'>,
  collector: Collector,
): CollectorStatus {
  if (collector.usedAt) return 'used'
  if (collector.revokedAt) return 'revoked'
  const { status } = record.stay
  if (status === 'abandoned' || status === 'checked_in')
    return bagsFor(record, collector).length > 0 ? 'open' : 'gone'
  return hasEnded(status) ? 'gone' : 'open'
}

export function mayNameCollector({ stay, bags, collectors }: StayRecord): boolean {
  if (stay.serviceType !== 'storage') return false
  const open = collectors.filter((one) => collectorStatus({ stay, bags }, one) === 'open')
  const awaited = stay.status === 'confirmed' || stay.status === 'checked_in'
  return awaited && open.length < mostCollectors
}

/** Creates a pick-up pass. Refuses a number of `items` once bags are here. */
export function nameCollector(
  record: StayRecord,
  { name, tags, items }: RequestedCollector,
  context: ActionContext,
): StayUpdate | Refusal {
  if (!mayNameCollector(record)) return { refused: 'not_allowed' }
  const here = bagsInside(record).map(({ tag }) => tag)
  if (tags?.some((tag) => !here.includes(tag))) return { refused: 'tags_invalid' }
  const isCounted = here.length === 0 && (items ?? 1) <= record.stay.luggageCount
  if (items !== null && !isCounted) return { refused: 'not_allowed' }
  const id = context.newId()
  const collector: Collector = { id, name, tags, items, usedAt: null, revokedAt: null }
  return {
    ...unchanged(record, context.actor),
    action: 'collector_named',
    data: { collector: id, items: tags?.join(' ') ?? items ?? 'all' },
    collectors: [collector],
  }
}

export function revokeCollector(
  record: StayRecord,
  id: string,
  context: ActionContext,
): StayUpdate | Refusal {
  const collector = record.collectors.find((one) => one.id === id)
  if (!collector) return { refused: 'not_allowed' }
  if (collector.usedAt || collector.revokedAt) return { refused: 'already_done' }
  return {
    ...unchanged(record, context.actor),
    action: 'collector_revoked',
    data: { collector: id },
    collectors: [{ ...collector, revokedAt: context.at }],
  }
}

type Presented = Pick<StayUpdate, 'data' | 'collectors' | 'attention'>

/**
 * Marks a pass as used for the `leaving` bags.
 * An offline check-out with an invalid pass is recorded as a conflict. An unknown pass is refused.
 */
export function presentPass(
  record: StayRecord,
  id: string,
  leaving: readonly Bag[],
  context: ActionContext,
): Presented | Refusal {
  const collector = record.collectors.find((one) => one.id === id)
  if (!collector) return { refused: 'not_allowed' }
  const wrong = misuse(record, collector, leaving)
  if (wrong && !hasHappened(context)) return wrong
  const used: Collector = { ...collector, usedAt: collector.usedAt ?? context.at }
  const data = { collector: id }
  if (!wrong) return { data, collectors: [used] }
  return {
    data: { ...data, attention: 'conflict', pass: wrong.refused },
    collectors: [used],
    attention: { conflict: true },
  }
}

function misuse(record: StayRecord, collector: Collector, leaving: readonly Bag[]): Refusal | null {
  if (collector.usedAt) return { refused: 'pass_used' }
  if (collector.revokedAt) return { refused: 'pass_revoked' }
  const own = bagsFor(record, collector)
  const most = collector.items ?? own.length
  const isCovered = leaving.length <= most && leaving.every((bag) => own.includes(bag))
  return isCovered ? null : { refused: 'pass_other_items' }
}

/**
 * Returns the passes that change when a check-out is undone.
 * Each tag in `left` is replaced with the bag's new tag, at the same position in `under`.
 */
export function passBack(
  { collectors }: StayRecord,
  data: StayUpdate['data'],
  left: readonly number[],
  under: readonly number[],
): Collector[] {
  const renamed = new Map(left.map((tag, place) => [tag, under[place] ?? tag]))
  const isRenamed = left.some((tag) => renamed.get(tag) !== tag)
  return collectors.flatMap((one) => {
    const isBack = one.id === data.collector && data.pass !== 'pass_used'
    const isOpen = !one.usedAt && !one.revokedAt
    if (!isBack && !(isOpen && isRenamed)) return []
    const tags = one.tags?.map((tag) => renamed.get(tag) ?? tag) ?? null
    return [{ ...one, tags, usedAt: isBack ? null : one.usedAt }]
  })
}

/**
 * Returns the usable passes that list replaced tags, with the new tags.
 * `renamed` maps old tags to new ones.
 */
export function withTags(
  { collectors }: StayRecord,
  renamed: ReadonlyMap<number, number>,
): Collector[] {
  return collectors
    .filter(({ usedAt, revokedAt, tags }) => {
      const isOpen = !usedAt && !revokedAt
      return isOpen && tags?.some((tag) => renamed.has(tag))
    })
    .map((one) => ({ ...one, tags: one.tags?.map((tag) => renamed.get(tag) ?? tag) ?? null }))
}

const namesTag = ({ usedAt, revokedAt, tags }: Collector, tag: number) =>
  !usedAt && !revokedAt && tags?.includes(tag) === true

/** True if a usable pass lists the tag, whether its bag is here or not. */
export function isPromised({ collectors }: StayRecord, tag: number): boolean {
  return collectors.some((one) => namesTag(one, tag))
}

/**
 * Returns the usable passes that lose one of these tags, because a new bag gets it.
 * Such a pass was issued for a bag that has left.
 */
export function passesWithout(
  { bags, collectors }: StayRecord,
  tags: readonly number[],
): Collector[] {
  const left = bags.filter(({ status, tag }) => status === 'collected' && tags.includes(tag))
  return collectors
    .filter((one) => left.some(({ tag }) => namesTag(one, tag)))
    .map((one) => ({
      ...one,
      tags: one.tags?.filter((tag) => !left.some((bag) => bag.tag === tag)) ?? null,
    }))
}

export function pickUpPassOf(record: StayRecord, collector: Collector): PickUpPass {
  const { id, name, tags, items, usedAt } = collector
  const state = collectorStatus(record, collector)
  const here = bagsFor(record, collector).length
  return {
    name,
    tags,
    items,
    status: state,
    code: pickUpCode(id),
    usedAt: usedAt?.toISOString() ?? null,
    here: Math.min(here, items ?? here),
    pickUpAt: record.stay.pickUpAt.toISOString(),
  }
}
