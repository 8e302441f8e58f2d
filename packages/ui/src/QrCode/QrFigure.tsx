import { useMemo } from 'react'
import { encode } from 'uqr'

/** The squares of a QR code, a run of dark ones at a time. */
export function QrFigure({ text }: { readonly text: string }) {
  const { size, path } = useMemo(() => squaresOf(text), [text])
  return (
    <svg viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges" aria-hidden="true">
      {/* Cameras want dark on white, whatever the theme. */}
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  )
}

function squaresOf(text: string): { readonly size: number; readonly path: string } {
  const { size, data } = encode(text, { ecc: 'M', border: 4 })
  const path = data.flatMap((row, y) =>
    row.flatMap((dark, x) => {
      if (!dark || row[x - 1]) return []
      const end = row.indexOf(false, x)
      const run = (end < 0 ? size : end) - x
      return [`M${x} ${y}h${run}v1h-${run}z`]
    }),
  )
  return { size, path: path.join('') }
}
