import { describe, expect, it } from 'vitest'
import { revivedFile } from '../../../../web/staff/offline/desk-file.ts'
import { dispute, dropOff, fileOf, received, refund } from '../../../domain/support/stay-files.ts'

const sent = (file: object) => JSON.parse(JSON.stringify(file))

describe('a stay’s file that came over the wire', () => {
  it('is the one that the server sent, every instant a date again', () => {
    const file = fileOf(
      {
        payments: [received, { ...received, id: 'voided', voidedAt: dropOff, checkAt: dropOff }],
        refunds: [refund(), refund({ id: 'failed', failedAt: dropOff, checkAt: dropOff })],
        disputes: [dispute(), dispute({ id: 'dp_2', dueBy: dropOff, closedAt: dropOff })],
      },
      { status: 'completed', endedAt: dropOff },
    )
    expect(revivedFile(sent(file))).toStrictEqual(file)
  })

  it('keeps what has no time yet', () => {
    const file = fileOf({}, { endDate: null })
    expect(revivedFile(sent(file))).toStrictEqual(file)
  })
})
