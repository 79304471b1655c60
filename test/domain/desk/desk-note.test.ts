import { describe, expect, it } from 'vitest'
import { noteForDesk } from '../../../domain/desk/desk-note.ts'
import { isRefused } from '../../../domain/input/refusal.ts'
import { auditedData } from '../../../domain/stay/audited-update.ts'
import { paidRecord, staffContext, withChange } from '../support/stay-records.ts'

const record = paidRecord()
const notes = (note: string | undefined, shownNote: string | null, before = record) =>
  noteForDesk(before, { note, shownNote }, staffContext())

describe('the note for colleagues', () => {
  it('is set and cleared, and its words are not in the audit', () => {
    const set = notes('tall, with a pram', null)
    if (isRefused(set)) throw new Error(set.refused)
    expect(auditedData(record, set)).toEqual({ details: 'note' })
    expect(set).toMatchObject({ action: 'desk_noted', emails: [] })
    const noted = withChange(record, set)
    expect(noted.stay.deskNote).toBe('tall, with a pram')
    const cleared = notes(undefined, 'tall, with a pram', noted)
    expect(withChange(noted, cleared).stay.deskNote).toBeNull()
  })

  it('replaces no note that the screen did not show', () => {
    const noted = paidRecord({}, { deskNote: 'a colleague’s' })
    expect(notes('mine', null, noted)).toEqual({ refused: 'stay_changed' })
  })

  it('is refused if nothing changes, and once the guest is erased', () => {
    expect(notes(undefined, null)).toEqual({ refused: 'already_done' })
    const erased = paidRecord({}, { customerName: null })
    expect(notes('again', null, erased)).toEqual({ refused: 'not_allowed' })
  })
})
