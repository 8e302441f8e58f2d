import { useText } from '@lobby/i18n'
import { getRefusalMessageId } from '@lobby/platform/query'
import { isMoneyOrderOutcomeUnknown } from '@lobby/platform/money'
import { useNotify } from '@lobby/platform/ports'
import { useEffect, useRef } from 'react'

export interface OffscreenToastTexts {
  readonly refused: (reason: string) => string
  readonly unknown: string
}

export interface OffscreenToast {
  /** Shows the text as a toast, but only if the component is not visible any more. */
  readonly notify: (text: string) => void
  /** Runs an API call. If the call fails, passes the reason to `notify` and throws the error again. */
  readonly withReport: <Value>(call: () => Promise<Value>, texts: OffscreenToastTexts) => Promise<Value>
}

/**
 * Returns functions that report the result of an API call as a toast if the member has left the screen before the call
 * ends. Otherwise the member would not notice the result.
 * @param isVisible - false while the component is mounted but hidden, for example in a tab that is not selected
 */
export function useOffscreenToast(isVisible: boolean): OffscreenToast {
  const t = useText()
  const { toast } = useNotify()
  const isVisibleNow = useRef(false)
  useEffect(() => {
    isVisibleNow.current = isVisible
    return () => {
      isVisibleNow.current = false
    }
  }, [isVisible])
  const notify = (text: string) => {
    if (!isVisibleNow.current) toast(text, 'long')
  }
  return {
    notify,
    withReport: async (call, { refused, unknown }) => {
      try {
        return await call()
      } catch (error) {
        notify(isMoneyOrderOutcomeUnknown(error) ? unknown : refused(t(getRefusalMessageId(error))))
        throw error
      }
    },
  }
}
