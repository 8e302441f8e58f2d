import { useText } from '@lobby/i18n'
import { useNotify } from '@lobby/platform/ports'
import { useEffect, useEffectEvent } from 'react'

/**
 * The longest duration of the loading message (GAME-041). The message appears after the games have been loading for the
 * same time.
 */
const MESSAGE_TIMEOUT_MS = 2000
const MESSAGE_DELAY_MS = 300

/** Shows a loading message if the games of another list take long to load. Hides the message when they arrive. */
export function useSlowGamesLoadingMessage(waiting: boolean): void {
  const t = useText()
  const { loading } = useNotify()
  const show = useEffectEvent(() => loading(t('core.in_please_wait'), MESSAGE_TIMEOUT_MS))
  useEffect(() => {
    if (!waiting) return
    let hide: () => void = () => undefined
    const timer = setTimeout(() => {
      hide = show()
    }, MESSAGE_DELAY_MS)
    return () => {
      clearTimeout(timer)
      hide()
    }
  }, [waiting])
}
