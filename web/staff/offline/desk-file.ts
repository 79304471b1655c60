import type { StayFile } from '../../../domain/stay/stay-file.ts'

function revived(text: string | null): Date | null {
  return text === null ? null : new Date(text)
}

/** A file as the rules need it: its instants, which JSON makes texts, are dates again. */
export function revivedFile(file: StayFile<string>): StayFile {
  const { stay, payments, refunds, disputes, collectors } = file
  return {
    ...file,
    stay: {
      ...stay,
      startDate: new Date(stay.startDate),
      endDate: revived(stay.endDate),
      pickUpAt: new Date(stay.pickUpAt),
      endedAt: revived(stay.endedAt),
      conflictAt: revived(stay.conflictAt),
      unpricedAt: revived(stay.unpricedAt),
      createdAt: new Date(stay.createdAt),
      updatedAt: new Date(stay.updatedAt),
    },
    payments: payments.map((payment) => ({
      ...payment,
      checkAt: revived(payment.checkAt),
      paidAt: revived(payment.paidAt),
      voidedAt: revived(payment.voidedAt),
      createdAt: new Date(payment.createdAt),
    })),
    refunds: refunds.map((refund) => ({
      ...refund,
      checkAt: revived(refund.checkAt),
      at: new Date(refund.at),
      failedAt: revived(refund.failedAt),
    })),
    disputes: disputes.map((dispute) => ({
      ...dispute,
      openedAt: new Date(dispute.openedAt),
      dueBy: revived(dispute.dueBy),
      closedAt: revived(dispute.closedAt),
      checkAt: revived(dispute.checkAt),
      answeredAt: revived(dispute.answeredAt),
    })),
    collectors: collectors.map((collector) => ({
      ...collector,
      usedAt: revived(collector.usedAt),
      revokedAt: revived(collector.revokedAt),
    })),
  }
}
