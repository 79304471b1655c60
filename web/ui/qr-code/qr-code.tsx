import encodeQr from 'qr'
import { useMemo } from 'react'

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

/** As many white modules all around as the standard asks for. */
const quietZone = 4

/** A QR code's black modules as one SVG path, a run of a row at a time, in a square of `size` units. */
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
