import { useEffect, useState } from 'react'

const two = (value) => String(Math.floor(value)).padStart(2, '0')

/** A naive countdown with a separate timer and state. */
function OwnTimer({ ms }) {
  const [left, setLeft] = useState(ms)
  useEffect(() => {
    const start = performance.now()
    const timer = setInterval(() => setLeft(Math.max(0, ms - (performance.now() - start))), 500)
    return () => clearInterval(timer)
  }, [ms])
  const seconds = left / 1000
  return <b>{`${two(seconds / 3600)}:${two((seconds / 60) % 60)}:${two(seconds % 60)}`}</b>
}

export function Timers() {
  return Array.from({ length: 50 }, (_, index) => (
    <div className="lot" key={index}>
      <div>Loteria {index}</div>
      <OwnTimer ms={3_600_000 + index * 61_000} />
    </div>
  ))
}
