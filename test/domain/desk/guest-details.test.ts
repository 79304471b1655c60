import { describe, expect, it } from 'vitest'
import { correctDetails, detailsOf, detailsRequest } from '../../../domain/desk/guest-details.ts'
import { isRefused } from '../../../domain/input/refusal.ts'
import { auditedData } from '../../../domain/stay/audited-update.ts'
import { paidRecord, staffContext, withChange } from '../support/stay-records.ts'

const record = paidRecord()
const ada = detailsOf(record.stay)

function corrects(changes: object, before = record, shown = detailsOf(before.stay)) {
  const { customerName, customerEmail, customerPhone } = detailsOf(before.stay)
  const typed = { customerName, customerEmail, customerPhone, ...changes, shown }
  return correctDetails(before, detailsRequest.parse(typed), staffContext())
}

describe('a correction of a guest’s details', () => {
  it('changes what differs, and the audit has neither the old words nor the new ones', () => {
    const change = corrects({ customerName: 'Ada Gast', customerPhone: '+49 170 5550123' })
    if (isRefused(change)) throw new Error(change.refused)
    expect(auditedData(record, change)).toEqual({ details: 'name phone' })
    expect(change).toMatchObject({ action: 'details_corrected', emails: [] })
    expect(detailsOf(withChange(record, change).stay)).toEqual({
      customerName: 'Ada Gast',
      customerEmail: ada.customerEmail,
      customerPhone: '+49 170 5550123',
    })
  })

  it('sends the booking to a new address, unless the stay has ended', () => {
    expect(corrects({ customerEmail: 'ada@right.example' })).toMatchObject({
      emails: ['stay_noted'],
    })
    const ended = paidRecord({}, { status: 'completed' })
    expect(corrects({ customerEmail: 'ada@right.example' }, ended)).toMatchObject({ emails: [] })
  })

  it('removes what is left empty, without an email', () => {
    const change = corrects({ customerEmail: '' })
    expect(change).toMatchObject({ written: { customerEmail: null }, emails: [] })
  })

  it('is refused if a colleague has changed what was shown, if nothing differs, and once erased', () => {
    const shown = { ...ada, customerPhone: '+355 69 000 0000' }
    const renamed = { customerName: 'Ada Gast' }
    expect(corrects(renamed, record, shown)).toEqual({ refused: 'stay_changed' })
    expect(corrects({})).toEqual({ refused: 'already_done' })
    const erased = paidRecord({}, { customerName: null })
    expect(corrects(renamed, erased)).toEqual({ refused: 'not_allowed' })
  })

  it('needs a name, and addresses that can be right', () => {
    const asks = (changes: object) => detailsRequest.safeParse({ ...ada, shown: ada, ...changes })
    expect(asks({}).success).toBe(true)
    for (const wrong of [{ customerName: ' ' }, { customerEmail: 'ada@' }, { customerPhone: '12' }])
      expect(asks(wrong).success).toBe(false)
  })
})
