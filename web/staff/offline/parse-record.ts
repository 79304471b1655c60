import type { StayRecord } from '../../../domain/stay/stay-record.ts'

function parsed(text: string | null | undefined): Date | null {
  return text == null ? null : new Date(text)
}

export function parseRecord(record: StayRecord<string>): StayRecord {
  const { stay, payments, refunds, disputes, collectors } = record
  return {
    ...record,
    stay: {
      ...stay,
      startDate: new Date(stay.startDate),
      endDate: parsed(stay.endDate),
      pickUpAt: new Date(stay.pickUpAt),
      movedLateAt: parsed(stay.movedLateAt),
      endedAt: parsed(stay.endedAt),
      conflictAt: parsed(stay.conflictAt),
      unpricedAt: parsed(stay.unpricedAt),
      createdAt: new Date(stay.createdAt),
      updatedAt: new Date(stay.updatedAt),
    },
    payments: payments.map((payment) => ({
      ...payment,
      checkAt: parsed(payment.checkAt),
      paidAt: parsed(payment.paidAt),
      voidedAt: parsed(payment.voidedAt),
      createdAt: new Date(payment.createdAt),
    })),
    refunds: refunds.map((refund) => ({
      ...refund,
      checkAt: parsed(refund.checkAt),
      at: new Date(refund.at),
      failedAt: parsed(refund.failedAt),
    })),
    disputes: disputes.map((dispute) => ({
      ...dispute,
      openedAt: new Date(dispute.openedAt),
      dueBy: parsed(dispute.dueBy),
      closedAt: parsed(dispute.closedAt),
      checkAt: parsed(dispute.checkAt),
      answeredAt: parsed(dispute.answeredAt),
    })),
    collectors: collectors.map((collector) => ({
      ...collector,
      usedAt: parsed(collector.usedAt),
      revokedAt: parsed(collector.revokedAt),
    })),
  }
}
