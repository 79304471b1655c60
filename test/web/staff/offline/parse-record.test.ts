import { describe, expect, it } from 'vitest'
import { parseRecord } from '../../../../web/staff/offline/parse-record.ts'
import {
  dispute,
  dropOff,
  received,
  recordOf,
  refund,
} from '../../../domain/support/stay-records.ts'

const sent = (record: object) => JSON.parse(JSON.stringify(record))

describe('a stay record in a response', () => {
  it('equals the one that was sent, with every instant as a Date', () => {
    const record = recordOf(
      {
        payments: [received, { ...received, id: 'voided', voidedAt: dropOff, checkAt: dropOff }],
        refunds: [refund(), refund({ id: 'failed', failedAt: dropOff, checkAt: dropOff })],
        disputes: [dispute(), dispute({ id: 'dp_2', dueBy: dropOff, closedAt: dropOff })],
      },
      { status: 'completed', endedAt: dropOff },
    )
    expect(parseRecord(sent(record))).toStrictEqual(record)
  })

  it('keeps missing times', () => {
    const record = recordOf({}, { endDate: null })
    expect(parseRecord(sent(record))).toStrictEqual(record)
  })
})
