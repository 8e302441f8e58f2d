import type { Decorator, Loader } from '@storybook/react-vite'
import { LoginDialogHost, SignOutDialogHost, StubSiteProvider, ToastHost } from '@lobby/mobile-web/shell'
import { createNotifier, LauncherProvider, NotifyProvider, type LaunchFunction } from '@lobby/platform/ports'
import { TestApp, type TestSite } from '@lobby/platform/testing'
import { createToastStore, TOAST_DURATIONS_MS } from '@lobby/ui'
import { useState, type ReactNode } from 'react'
import { readToolbarWithKnownLocale } from '../merchants-plugin/readToolbarWithKnownLocale.tsx'
import { openStorySite, type StorySiteParameters } from './openStorySite.ts'

/** Returns the site that the loader opened for a story. */
export const getStorySite = (loaded: Readonly<Record<string, unknown>>) => loaded['site'] as TestSite | undefined

/**
 * The names of all site options. `getStorySiteParameters` throws for any other name, because Storybook's parameters
 * have no types.
 */
const siteOptions: Readonly<Record<keyof StorySiteParameters, true>> = {
  answers: true,
  hasPendingAnswer: true,
  market: true,
  path: true,
}

/** Returns the site options of a story. @throws Error if the story has an option that does not exist. */
export function getStorySiteParameters(parameters: Readonly<Record<string, unknown>>): StorySiteParameters | undefined {
  const options = parameters['site'] as StorySiteParameters | undefined
  const unknown = Object.keys(options ?? {}).find((name) => !Object.hasOwn(siteOptions, name))
  if (unknown !== undefined)
    throw new Error(`The story has the unknown site option "${unknown}". Use: ${Object.keys(siteOptions).join(', ')}.`)
  return options
}

/** Opens the site of a story that has `parameters.site`. */
export const storySiteLoader: Loader = async ({ globals, parameters }) => {
  const wanted = getStorySiteParameters(parameters)
  return { site: wanted && (await openStorySite(readToolbarWithKnownLocale(globals), wanted)) }
}

const timers = { setTimeout: window.setTimeout.bind(window), clearTimeout: window.clearTimeout.bind(window) }

/** Provides the ports with the site's own implementations. In place of a game, shows only the game's name. */
function Hosts({ site, children }: { readonly site: TestSite; readonly children: ReactNode }) {
  const [toasts] = useState(() => createToastStore(timers))
  const [notify] = useState(() => createNotifier(toasts, TOAST_DURATIONS_MS))
  const launch: LaunchFunction = ({ name }) => Promise.resolve(notify.toast(`Here the site opens ${name}`))
  return (
    <StubSiteProvider site={{ ...site, toasts, log: console.error }}>
      <NotifyProvider notify={notify}>
        <LauncherProvider launch={launch}>
          <LoginDialogHost>
            <SignOutDialogHost>{children}</SignOutDialogHost>
          </LoginDialogHost>
        </LauncherProvider>
      </NotifyProvider>
      <ToastHost />
    </StubSiteProvider>
  )
}

/** Wraps a story in its site: merchant, session, texts, responses, router and ports. */
export const withSite: Decorator = (Story, { globals, loaded, parameters }) => {
  const site = getStorySite(loaded)
  if (!site) return <Story />
  const path = getStorySiteParameters(parameters)?.path
  return (
    <TestApp
      key={JSON.stringify(readToolbarWithKnownLocale(globals))}
      site={site}
      {...(path !== undefined && { path })}>
      <Hosts site={site}>
        <Story />
      </Hosts>
    </TestApp>
  )
}
