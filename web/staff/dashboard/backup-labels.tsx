import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { BackupState } from '../../../domain/reports/backup-status.ts'

type At = string | null

export const backupLabels: Record<BackupState, (at: At) => ReactNode> = {
  made: (at) => (
    <Trans context="badge of the system status: the newest backup, and a time">Made {at}</Trans>
  ),
  late: (at) => (
    <Trans context="badge of the system status: backups, and a time">None since {at}</Trans>
  ),
  none: () => <Trans context="badge of the system status: backups">None yet</Trans>,
  off: () => <Trans context="badge of the system status: backups">Switched off</Trans>,
}

const tellSomebody = (
  <Trans context="advice of the system status: backups">
    Nothing is lost yet. Tell whoever looks after the website.
  </Trans>
)

export const backupAdvice: Partial<Record<BackupState, ReactNode>> = {
  none: tellSomebody,
  late: tellSomebody,
}
