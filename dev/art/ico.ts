/** Bytes before the picture. */
export const icoHeaderBytes = 22

/** An .ico file with one picture: a directory of one entry before the PNG, which it may hold as it is. */
export function icoFile(size: number, png: Buffer): Buffer {
  const header = Buffer.alloc(icoHeaderBytes)
  header.writeUInt16LE(1, 2) // an icon, not a cursor
  header.writeUInt16LE(1, 4) // one picture
  header.writeUInt8(size, 6)
  header.writeUInt8(size, 7)
  header.writeUInt16LE(1, 10) // colour planes
  header.writeUInt16LE(32, 12) // bits per pixel
  header.writeUInt32LE(png.length, 14)
  header.writeUInt32LE(icoHeaderBytes, 18)
  return Buffer.concat([header, png])
}
