import type { StayRecord } from '../../domain/stay/stay-record.ts'
import type { SeedOffice } from './office.ts'
import type { PlannedStay } from './plan.ts'

export const owner = 'arta@example.com'
export const clerk = 'besnik@example.com'

export type Record = StayRecord<string>

export class Desk {
  readonly #office: SeedOffice
  readonly #tagsInUse = new Set<number>()

  constructor(office: SeedOffice) {
    this.#office = office
  }

  act(id: string, action: string, body: object = {}, who = clerk): Promise<Record> {
    return this.#office.staff(who, `stays/${id}/${action}`, body)
  }

  record(id: string): Promise<Record> {
    return this.#office.staff(clerk, `stays/${id}`)
  }

  async walkIn({ guest, items, pickUp, paysBy, fate }: PlannedStay): Promise<string> {
    const id = crypto.randomUUID()
    const { stay } = await this.#office.staff<Record>(clerk, 'stays', {
      id,
      customerName: guest.name,
      customerPhone: guest.phone,
      locale: guest.locale,
      tags: this.#freeTags(items),
      idSeen: true,
      endDate: pickUp,
    })
    if (fate !== 'leaves without paying') await this.takeMoney(id, stay.balance, paysBy)
    return id
  }

  async checkIn(id: string, { paysBy, fate }: PlannedStay): Promise<void> {
    const { stay } = await this.record(id)
    const tags = this.#freeTags(stay.luggageCount)
    const { stay: here } = await this.act(id, 'check-in', { tags, idSeen: true })
    if (fate !== 'leaves without paying') await this.takeMoney(id, here.balance, paysBy)
  }

  async checkOut(id: string, { paysBy, fate }: PlannedStay): Promise<void> {
    const { bags } = await this.record(id)
    const tags = bags.filter(({ status }) => status === 'inside').map(({ tag }) => tag)
    const { stay } = await this.act(id, 'check-out', { tags, outTo: 'guest' })
    for (const tag of tags) this.#tagsInUse.delete(tag)
    if (fate !== 'leaves without paying') await this.takeMoney(id, stay.balance, paysBy)
  }

  /**
   * Takes `cents`, if more than 0.
   * A guest who pays in lek pays with notes of 1,000 lek and gets change. At 100 lek per euro, a
   * cent is one lek.
   */
  async takeMoney(id: string, cents: number, paysBy: PlannedStay['paysBy']): Promise<void> {
    if (cents <= 0) return
    const method = paysBy === 'desk_card' ? paysBy : 'cash'
    const note = Math.ceil(cents / 1000) * 1000
    const taken = { cents: 0, lek: note }
    const cash = paysBy === 'lek' && { taken, given: { cents: 0, lek: note - cents } }
    await this.act(id, 'payments', { method, cents, ...(cash && { cash }) })
  }

  #freeTags(count: number): number[] {
    const tags: number[] = []
    for (let tag = 1; tags.length < count; tag += 1) if (!this.#tagsInUse.has(tag)) tags.push(tag)
    for (const tag of tags) this.#tagsInUse.add(tag)
    return tags
  }
}
