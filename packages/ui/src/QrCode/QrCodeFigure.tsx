import { useMemo } from 'react'
import { encode } from 'uqr'

/** Renders the modules of a QR code as one path. Each run of dark modules in a line is one rectangle of the path. */
export function QrCodeFigure({ text }: { readonly text: string }) {
  const { size, path } = useMemo(() => createPath(text), [text])
  return (
    <svg viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges" aria-hidden="true">
      {/* The background is white in every theme, because scanners need dark modules on white. */}
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  )
}

function createPath(text: string): { readonly size: number; readonly path: string } {
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
