import type { AttentionEntry } from '../../../domain/reports/staff-attention.ts'
import { MessageActions } from '../actions/message-actions.tsx'
import { NeedsConnection } from '../offline/needs-connection.tsx'
import { useConnection } from '../offline/use-offline-queue.ts'
import styles from './attention.module.css'

interface MessageWayOutProps {
  entry: Extract<AttentionEntry, { kind: 'message' }>
  onAction: (isOwn: boolean) => void
}

export function MessageWayOut({ entry: { message }, onAction }: MessageWayOutProps) {
  const isOnline = useConnection() === 'online'
  return (
    <div className={styles.action}>
      <p className={styles.message}>{message.message}</p>
      <NeedsConnection missing={!isOnline}>
        <MessageActions message={message} onMark={onAction} />
      </NeedsConnection>
    </div>
  )
}
