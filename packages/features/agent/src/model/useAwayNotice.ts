import { useText } from '@lobby/i18n'
import { getRefusalMessageId } from '@lobby/platform/query'
import { isOutcomeUnknown } from '@lobby/platform/money'
import { useNotify } from '@lobby/platform/ports'
import { useEffect, useRef } from 'react'

export interface AwayTexts {
  readonly refused: (reason: string) => string
  readonly unknown: string
}

export interface AwayNotice {
  /** Shows a text as a toast if the component is no longer visible. */
  readonly notify: (text: string) => void
  /** Makes a call. If it fails, shows the reason with `notify` and throws the error again. */
  readonly withReport: <Value>(call: () => Promise<Value>, texts: AwayTexts) => Promise<Value>
}

/**
 * Reports the result of a call that ends after its screen was left, because the member would not notice it otherwise.
 * @param isVisible - whether the component is visible while it is mounted
 */
export function useAwayNotice(isVisible: boolean): AwayNotice {
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
        notify(isOutcomeUnknown(error) ? unknown : refused(t(getRefusalMessageId(error))))
        throw error
      }
    },
  }
}
