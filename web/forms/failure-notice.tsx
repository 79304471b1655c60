import { Notice } from '../ui/notice.tsx'

export function FailureNotice({ children }: { children: string }) {
  return (
    <Notice tone="danger" ref={showNearest}>
      <p>{children}</p>
    </Notice>
  )
}

function showNearest(notice: HTMLElement | null): void {
  notice?.scrollIntoView({ block: 'nearest' })
}
