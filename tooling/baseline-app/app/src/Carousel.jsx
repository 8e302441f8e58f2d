import { useEffect, useRef } from 'react'

/** Renders a carousel with CSS scroll snap that moves to the next item every five seconds. */
export function Carousel({ items, className = 'car', children }) {
  const ref = useRef(null)
  useEffect(() => {
    if (items.length < 2) return
    const timer = setInterval(() => {
      const strip = ref.current
      if (!strip || document.hidden) return
      const next = (Math.round(strip.scrollLeft / strip.clientWidth) + 1) % items.length
      strip.scrollTo({ left: next * strip.clientWidth, behavior: 'smooth' })
    }, 5000)
    return () => clearInterval(timer)
  }, [items.length])
  return (
    <div className={className} ref={ref}>
      {items.map(children)}
    </div>
  )
}
