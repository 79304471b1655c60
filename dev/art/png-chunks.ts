import { crc32 } from 'node:zlib'

export const signature = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10])

export interface Chunk {
  type: string
  content: Buffer
}

/** The chunks of a PNG, each stored as length, type, content and checksum. */
export function readChunks(png: Buffer): Chunk[] {
  const chunks: Chunk[] = []
  for (let at = signature.length; at < png.length; ) {
    const length = png.readUInt32BE(at)
    const type = png.toString('latin1', at + 4, at + 8)
    chunks.push({ type, content: png.subarray(at + 8, at + 8 + length) })
    at += length + 12
  }
  return chunks
}

export function writeChunk({ type, content }: Chunk): Buffer {
  const checked = Buffer.concat([Buffer.from(type, 'latin1'), content])
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(content.length)
  checksum.writeUInt32BE(crc32(checked))
  return Buffer.concat([length, checked, checksum])
}
