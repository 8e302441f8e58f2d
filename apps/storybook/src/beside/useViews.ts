import { useCallback, useEffect, useRef, useState } from 'react'
import { isTold, type Asked } from './frameMessages.ts'
import type { View } from './Trouble.ts'

/** The frames beside one another, by merchant: what each found, and a way to ask one of them. */
export function useViews() {
  const frames = useRef(new Map<string, HTMLIFrameElement>())
  const [views, setViews] = useState<Readonly<Record<string, View>>>({})
  useEffect(() => {
    const hear = ({ data, origin, source }: MessageEvent<unknown>) => {
      if (origin !== location.origin || !isTold(data)) return
      const from = [...frames.current].find(([, frame]) => frame.contentWindow === source)
      if (from) setViews((known) => ({ ...known, [from[0]]: data.view }))
    }
    window.addEventListener('message', hear)
    return () => window.removeEventListener('message', hear)
  }, [])
  const keep = useCallback(
    (merchant: string) => (frame: HTMLIFrameElement | null) =>
      void (frame ? frames.current.set(merchant, frame) : frames.current.delete(merchant)),
    [],
  )
  const ask = useCallback(
    (merchant: string, what: Asked) => frames.current.get(merchant)?.contentWindow?.postMessage(what, location.origin),
    [],
  )
  return { views, frames, keep, ask }
}
