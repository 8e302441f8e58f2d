import { useSyncExternalStore } from 'react'

// All countdowns share one clock that ticks every 500 ms.
const start = Date.now()
const seconds = () => Math.floor(Date.now() / 1000)
const listeners = new Set()
let timer = 0
let now = seconds()

function tick() {
  if (seconds() === now) return
  now = seconds()
  for (const listener of listeners) listener()
}

function subscribe(listener) {
  listeners.add(listener)
  if (!timer) timer = setInterval(tick, 500)
  return () => {
    listeners.delete(listener)
    if (listeners.size) return
    clearInterval(timer)
    timer = 0
  }
}

const two = (value) => String(Math.floor(value)).padStart(2, '0')

export function Countdown({ ms }) {
  const left = useSyncExternalStore(subscribe, () => Math.max(0, Math.floor((start + ms) / 1000) - now))
  return <b>{left ? `${two(left / 3600)}:${two((left / 60) % 60)}:${two(left % 60)}` : '--:--:--'}</b>
}
