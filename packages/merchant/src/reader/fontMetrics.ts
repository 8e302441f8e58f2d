import { createHash } from 'node:crypto'
import type { FontMetrics } from '../theme/ThemeInput.ts'

const known = new Map<string, Promise<FontMetrics>>()

async function unpack(content: Uint8Array): Promise<FontMetrics> {
  const { fromBuffer } = await import('@capsizecss/unpack')
  const { unitsPerEm, ascent, descent, lineGap, xWidthAvg } = await fromBuffer(Buffer.from(content))
  return { unitsPerEm, ascent, descent, lineGap, xWidthAvg }
}

/**
 * The metrics of a woff2 file, unpacked once for the same bytes.
 *
 * @throws If the file cannot be unpacked.
 */
export function fontMetrics(content: Uint8Array): Promise<FontMetrics> {
  const hash = createHash('sha256').update(content).digest('hex')
  const metrics = known.get(hash) ?? unpack(content)
  known.set(hash, metrics)
  return metrics
}
