import encodeQr from 'qr'
import { useMemo } from 'react'

interface QrCodeProps {
  text: string
  className?: string | undefined
}

/** Draws the code in black on white, even in the dark theme. */
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

/** Number of white modules on each side. The standard requires four. */
const quietZone = 4

/**
 * Returns a QR code as one SVG path.
 * The square is `size` modules wide, including the quiet zone. Each subpath is a run of black
 * modules in a row.
 */
export function codePath(text: string): { size: number; path: string } {
  const rows = encodeQr(text, 'raw', { ecc: 'medium', border: quietZone })
  const path = rows.flatMap((row, y) =>
    Array.from(
      row
        .map((black) => (black ? '1' : '0'))
        .join('')
        .matchAll(/1+/g),
    ).map(({ index, 0: run }) => `M${index} ${y}h${run.length}v1h-${run.length}z`),
  )
  return { size: rows.length, path: path.join('') }
}
