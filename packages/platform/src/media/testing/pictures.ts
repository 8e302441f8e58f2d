const toUint32 = (value: number) => [value >>> 24, (value >>> 16) & 255, (value >>> 8) & 255, value & 255]
const toUint16 = (value: number) => [(value >>> 8) & 255, value & 255]
const pngChunk = (kind: string, data: readonly number[]) => [
  ...toUint32(data.length),
  ...Array.from(kind, (sign) => sign.charCodeAt(0)),
  ...data,
  0,
  0,
  0,
  0,
]

/** Builds a png with this width and height in its header, but with invalid image data. */
export const createUndecodablePngFixture = (width: number, height: number): Uint8Array<ArrayBuffer> =>
  Uint8Array.from([
    ...[0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
    ...pngChunk('IHDR', [...toUint32(width), ...toUint32(height), 8, 2, 0, 0, 0]),
    ...pngChunk('IDAT', [1, 2, 3, 4]),
    ...pngChunk('IEND', []),
  ])

/** Builds a jpg with this width and height in its header. The jpg has at least the given number of bytes. */
export function createUndecodableJpgFixture(width: number, height: number, bytes = 0): Uint8Array<ArrayBuffer> {
  const head = [
    0xff,
    0xd8,
    0xff,
    0xe0,
    0,
    4,
    0x4a,
    0x46,
    0xff,
    0xc0,
    0,
    11,
    8,
    ...toUint16(height),
    ...toUint16(width),
    1,
    1,
    0x11,
    0,
    0xff,
    0xda,
    0,
    2,
  ]
  const whole = new Uint8Array(Math.max(bytes, head.length + 3))
  whole.set(head)
  whole.set([0xff, 0xd9], whole.length - 2)
  return whole
}
