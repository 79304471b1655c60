import { decodeQR } from 'qr/decode.js'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import QrCode, { codePath } from '../../../../web/ui/qr-code/qr-code.tsx'

const drawn = (text: string) => renderToStaticMarkup(createElement(QrCode, { text }))

/** Decodes the drawing as a camera would, at this size. */
async function read(svg: string, pixels: number): Promise<string> {
  const asFile = svg.replace('<svg ', '<svg xmlns="http://www.w3.org/2000/svg" ')
  const picture = sharp(Buffer.from(asFile)).resize(pixels).ensureAlpha()
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true })
  return decodeQR({ width: info.width, height: info.height, data: new Uint8Array(data) })
}

describe('a QR code', () => {
  it.each([
    'TIR-2026-325-K7QM',
    'TIR-2027-001-ZZZZ',
    'https://example.com/pass#0123456789abcdef0123456789abcdef',
  ])('is read as %s by a scanner', async (text) => {
    expect(await read(drawn(text), 160)).toBe(text)
    expect(await read(drawn(text), 600)).toBe(text)
  })

  it('has a white margin of four modules all around', () => {
    const { size, path } = codePath('TIR-2026-325-K7QM')
    const runs = [...path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g)].map((run) => run.map(Number))
    expect(size).toBe(21 + 2 * 4)
    expect(Math.min(...runs.map(([, x = 0]) => x))).toBe(4)
    expect(Math.max(...runs.map(([, x = 0, , length = 0]) => x + length))).toBe(size - 4)
    expect(Math.min(...runs.map(([, , y = 0]) => y))).toBe(4)
    expect(Math.max(...runs.map(([, , y = 0]) => y + 1))).toBe(size - 4)
  })

  it('is black on white in both themes', () => {
    expect(drawn('TIR-2026-325-K7QM')).toMatch(/<rect [^>]*fill="#fff"/)
    expect(drawn('TIR-2026-325-K7QM')).toMatch(/<path [^>]*fill="#000"/)
  })

  it('has an accessible name', () => {
    expect(drawn('TIR-2026-325-K7QM')).toContain('role="img" aria-label="QR TIR-2026-325-K7QM"')
  })
})
