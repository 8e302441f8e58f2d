import type { Capability } from '@lobby/merchant'
import { HOME_PATHS } from '@lobby/platform/navigation'
import { matchRoutes } from 'react-router-dom'
import { getScreenPaths, listMerchantScreens } from '../screens/table/screenTable.ts'

/**
 * Reads the screen table for a merchant with the given feature flags. Returns a function that returns whether a URL has
 * a screen.
 */
export function createScreenUrlCheck(flags: readonly Capability[], market?: 'BR'): (address: string) => boolean {
  const paths = [...HOME_PATHS, ...listMerchantScreens({ flags, ...(market && { market }) }).flatMap(getScreenPaths)]
  const routes = paths.map((path) => ({ path }))
  return (address) => matchRoutes(routes, new URL(address, 'http://acme.localhost').pathname) !== null
}
