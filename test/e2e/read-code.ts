import type { Locator } from '@playwright/test'
import { decodeQR } from 'qr/decode.js'
import sharp from 'sharp'

/** Decodes a QR code as it is on the screen. */
export async function readCode(code: Locator): Promise<string> {
  return codeIn(await code.screenshot())
}

/** Decodes the QR code in an image. */
export async function codeIn(picture: Buffer): Promise<string> {
  const { data, info } = await sharp(picture)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return decodeQR({ width: info.width, height: info.height, data: new Uint8Array(data) })
}
