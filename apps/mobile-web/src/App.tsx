import { createText, I18nProvider, type TextProblem } from '@lobby/i18n'
import { createLauncher } from '@lobby/games'
import { ImageHostsProvider } from '@lobby/platform/media'
import { MerchantProvider } from '@lobby/platform/merchant'
import { NotifyProvider } from '@lobby/platform/notify'
import { LauncherProvider } from '@lobby/platform/ports'
import { ApiProvider } from '@lobby/platform/query'
import { SessionProvider } from '@lobby/platform/session'
import { StorageProvider } from '@lobby/platform/storage'
import { QueryClientProvider } from '@tanstack/react-query'
import { useCallback, useMemo, useState, useTransition } from 'react'
import { BrowserRouter } from 'react-router-dom'
import type { Site } from './boot.ts'
import { SiteContext } from './siteContext.ts'
import { ErrorBoundary } from './shell/ErrorBoundary.tsx'
import { LoginHost } from './shell/LoginHost.tsx'
import { SignOutHost } from './shell/SignOutHost.tsx'
import { Shell } from './shell/Shell.tsx'
import { Crash } from './shell/Crash.tsx'

/** A text that is missing is a fault of ours: said to whoever develops, never to a player. */
const report = ({ id, language, kind }: TextProblem) => import.meta.env.DEV && console.warn(`The text ${id} in ${language}: ${kind}.`)

/** The site: its long-lived parts handed down, each by its own provider, around the shell. */
export function App({ site }: { readonly site: Site }) {
  const [language, setLanguage] = useState(site.language)
  const [, startTransition] = useTransition()
  const launch = useMemo(() => createLauncher({ api: site.api, merchant: site.merchant }), [site])
  const changeLanguage = useCallback(
    (next: string) =>
      void site.setLanguage(next).then(
        (changed) => changed && startTransition(() => setLanguage(next)),
        () => site.notify.toast(createText(site.language, site.dictionaries.messages(site.language))('error.network')),
      ),
    [site],
  )
  return (
    <SiteContext value={site}>
      <MerchantProvider merchant={site.merchant}>
        <StorageProvider storage={site.storage}>
          <SessionProvider store={site.session}>
            <QueryClientProvider client={site.queries}>
              <ApiProvider client={site.api} trial={site.trialApi}>
                <ImageHostsProvider hosts={site.imageHosts}>
                  <NotifyProvider notify={site.notify}>
                    <I18nProvider language={language} dictionaries={site.dictionaries} onLanguageChange={changeLanguage} onProblem={report}>
                      <ErrorBoundary fallback={(reset) => <Crash onRetry={reset} />}>
                        <BrowserRouter>
                          <LauncherProvider launch={launch}>
                            <LoginHost>
                              <SignOutHost>
                                <Shell />
                              </SignOutHost>
                            </LoginHost>
                          </LauncherProvider>
                        </BrowserRouter>
                      </ErrorBoundary>
                    </I18nProvider>
                  </NotifyProvider>
                </ImageHostsProvider>
              </ApiProvider>
            </QueryClientProvider>
          </SessionProvider>
        </StorageProvider>
      </MerchantProvider>
    </SiteContext>
  )
}
