import type { FlagName } from '@lobby/merchant'
import { makeTestSite } from '@lobby/platform/testing'
import { homeAliases } from '@lobby/platform/routes'
import { renderScreen } from '@lobby/platform/testing/render-screen'
import { createRoutesFromChildren, matchRoutes, type RouteObject } from 'react-router-dom'
import type { Site } from '../boot.ts'
import { RouteTable } from '../screens/OtherScreens.tsx'
import { SiteContext } from '../siteContext.ts'

/** Asks the site's own route table, with these flags on, and no screen of it is opened. @returns whether an address has a screen */
export async function readRoutes(flags: readonly FlagName[], market?: 'BR'): Promise<(address: string) => boolean> {
  const site = makeTestSite({ merchant: { flags, ...(market && { market }) } })
  let routes: readonly RouteObject[] = []
  function Reader() {
    routes = createRoutesFromChildren(RouteTable().props.children)
    return null
  }
  const { screen } = await renderScreen(
    <SiteContext value={site as unknown as Site}>
      <Reader />
    </SiteContext>,
    { site },
  )
  await screen.unmount()
  const table = [...homeAliases.map((path) => ({ path })), ...routes]
  return (address) => {
    const [match] = matchRoutes(table, new URL(address, 'http://acme.localhost').pathname) ?? []
    return match !== undefined && match.route.path !== '*'
  }
}
