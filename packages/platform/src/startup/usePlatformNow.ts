import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '../query/ApiProvider.tsx'
import { startupQuery } from './startupQuery.ts'

/** Milliseconds to add to this device's clock to get the platform's; 0 until the platform has told its time. Makes no call. */
export const useClockOffset = (): number =>
  useQuery({ ...startupQuery(useApi()), enabled: false }).data?.clockOffset ?? 0

/**
 * The platform's time when the component was first rendered, in milliseconds since 1970: for days and ranges. The device's clock may be wrong.
 */
export function usePlatformNow(): number {
  const offset = useClockOffset()
  const [opened] = useState(Date.now)
  return opened + offset
}
