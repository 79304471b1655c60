import { useMemo } from 'react'
import { codePath } from './code-path.ts'

interface QrCodeProps {
  text: string
  className?: string | undefined
}

/** A QR code that scanners read by night too: black on white, whatever the page's colours are. */
export default function QrCode({ text, className }: QrCodeProps) {
  const { size, path } = useMemo(() => codePath(text), [text])
  return (
    <svg
      role="img"
      aria-label={`QR ${text}`}
      className={className}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      style={{ forcedColorAdjust: 'none' }}
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  )
}
