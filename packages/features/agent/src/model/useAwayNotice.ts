import { useNotify } from '@lobby/platform/notify'
import { useEffect, useRef } from 'react'

/**
 * Returns a function that shows a text as a toast if this component is out of sight by then: the result of a call that ends after its screen was
 * left would go unnoticed.
 * @param shown Whether the component is in sight while it is mounted
 */
export function useAwayNotice(shown: boolean): (text: string) => void {
  const { toast } = useNotify()
  const inSight = useRef(false)
  useEffect(() => {
    inSight.current = shown
    return () => {
      inSight.current = false
    }
  }, [shown])
  return (text) => {
    if (!inSight.current) toast(text, 'long')
  }
}
