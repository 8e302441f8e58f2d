import { useText } from '@lobby/i18n'
import { useNotify } from '@lobby/platform/ports'
import { useEffect, useEffectEvent } from 'react'

/** How long the message of a list that loads may stand (GAME-041), and how long an answer may take without one, both in milliseconds. */
const patience = 2000
const grace = 300

/** Says that other games are on their way, where they take their time; the message goes with their coming. */
export function useListToast(waiting: boolean): void {
  const t = useText()
  const { loading } = useNotify()
  const show = useEffectEvent(() => loading(t('core.in_please_wait'), patience))
  useEffect(() => {
    if (!waiting) return
    let hide: () => void = () => undefined
    const timer = setTimeout(() => {
      hide = show()
    }, grace)
    return () => {
      clearTimeout(timer)
      hide()
    }
  }, [waiting])
}
