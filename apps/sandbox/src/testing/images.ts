const createChunk = (kind: string, data: Buffer): Buffer => {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  return Buffer.concat([length, Buffer.from(kind, 'latin1'), data, Buffer.alloc(4)])
}

/**
 * Builds a PNG with the given dimensions in pixels. Its image data is invalid, but the sandbox reads only
 * the header.
 */
export function createPngFixture(width: number, height: number, data = 'data'): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([
    signature,
    createChunk('IHDR', header),
    createChunk('IDAT', Buffer.from(data)),
    createChunk('IEND', Buffer.alloc(0)),
  ])
}

/** Builds a JPEG with the given dimensions in pixels. @param bytes - the minimum size of the file in bytes */
export function createJpgFixture(width: number, height: number, bytes = 0): Buffer {
  const frame = Buffer.from([0xff, 0xc0, 0, 11, 8, 0, 0, 0, 0, 1, 1, 0x11, 0])
  frame.writeUInt16BE(height, 5)
  frame.writeUInt16BE(width, 7)
  const parts = [
    Buffer.from([0xff, 0xd8]),
    Buffer.from([0xff, 0xe0, 0, 4, 0x4a, 0x46]),
    frame,
    Buffer.from([0xff, 0xda, 0, 2]),
  ]
  const missing = bytes - parts.reduce((sum, { length }) => sum + length, 0) - 2
  return Buffer.concat([...parts, Buffer.alloc(Math.max(1, missing)), Buffer.from([0xff, 0xd9])])
}
