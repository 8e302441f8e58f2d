import type { Decorator, Loader } from '@storybook/react-vite'
import { SiteDoor } from '@lobby/mobile-web/shell'
import { TestApp, type TestSite } from '@lobby/platform/testing'
import { readPage } from '../house/readPage.tsx'
import { openSite, type SiteParameters } from './openSite.ts'
import { SiteHost } from './SiteHost.tsx'

/** The site that a story was given. */
export const openedSite = (loaded: Readonly<Record<string, unknown>>) => loaded['site'] as TestSite | undefined

/** What a story says about its site. */
export const siteOf = (parameters: Readonly<Record<string, unknown>>) =>
  parameters['site'] as SiteParameters | undefined

/** Opens the site of a story that has `parameters.site`. */
export const siteLoader: Loader = async ({ globals, parameters }) => {
  const wanted = siteOf(parameters)
  return { site: wanted && (await openSite(readPage(globals), wanted)) }
}

/** Puts that site around the story: merchant, session, texts, answers, router and ports. */
export const withSite: Decorator = (Story, { globals, loaded, parameters }) => {
  const site = openedSite(loaded)
  if (!site) return <Story />
  const path = siteOf(parameters)?.path
  return (
    <TestApp key={JSON.stringify(readPage(globals))} site={site} {...(path !== undefined && { path })}>
      <SiteDoor site={{ ...site, log: console.error }}>
        <SiteHost>
          <Story />
        </SiteHost>
      </SiteDoor>
    </TestApp>
  )
}
