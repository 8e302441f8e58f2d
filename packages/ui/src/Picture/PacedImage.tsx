import { useEffect, useState, type ComponentProps } from 'react'
import type { Pace } from './pace.ts'

/** A picture that is asked for once its list is scrolled slowly enough to see it; its room stands from the beginning. */
export function PacedImage({ pace, src, alt, ...rest }: ComponentProps<'img'> & { readonly pace: Pace }) {
  const [waited] = useState(() => pace.isFast())
  const [due, setDue] = useState(!waited)
  useEffect(() => (due ? undefined : pace.whenSlow(() => setDue(true))), [due, pace])
  return <img {...rest} alt={alt} data-waited={waited || undefined} {...(due && { src })} />
}
