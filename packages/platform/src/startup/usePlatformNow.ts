import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '../query/ApiProvider.tsx'
import { startupQuery } from './startupQuery.ts'

/**
 * Returns the milliseconds to add to this device's clock to get the platform's time. Returns 0 until the platform's
 * time is known. This hook fetches nothing.
 */
export const useClockOffset = (): number =>
  useQuery({ ...startupQuery(useApi()), enabled: false }).data?.clockOffset ?? 0

/**
 * Returns the platform's time at the first render of the component, in milliseconds since 1970. Use it for days and
 * ranges, because the device's clock may be wrong.
 */
export function usePlatformNow(): number {
  const offset = useClockOffset()
  const [opened] = useState(Date.now)
  return opened + offset
}
