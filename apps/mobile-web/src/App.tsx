import { I18nProvider, type TextProblem } from '@lobby/i18n'
import { loadGameLauncher } from '@lobby/games'
import { ImageHostsProvider } from '@lobby/platform/media'
import { MerchantProvider } from '@lobby/platform/merchant'
import { NotifyProvider, LauncherProvider, type LaunchFunction } from '@lobby/platform/ports'
import { ApiProvider } from '@lobby/platform/query'
import { SessionProvider } from '@lobby/platform/session'
import { StorageProvider } from '@lobby/platform/storage'
import { QueryClientProvider } from '@tanstack/react-query'
import { useMemo } from 'react'
import { BrowserRouter } from 'react-router-dom'
import type { Site } from './boot.ts'
import { SiteContext } from './siteContext.ts'
import { ErrorBoundary } from './shell/ErrorBoundary.tsx'
import { LoginDialogHost } from './shell/LoginDialogHost.tsx'
import { SignOutDialogHost } from './shell/SignOutDialogHost.tsx'
import { Shell } from './shell/Shell.tsx'
import { StartUpGate } from './shell/StartUpGate.tsx'
import { CrashMessage } from './shell/CrashMessage.tsx'
import { LanguagePopupHost } from './shell/LanguagePopupHost.tsx'
import { useSiteLanguage } from './useSiteLanguage.ts'

/**
 * Logs a missing or broken text, during development only. Players cannot do anything about it, so they see no error
 * message.
 */
const reportTextProblem = ({ id, language, kind }: TextProblem) =>
  import.meta.env.DEV && console.warn(`The text ${id} in ${language}: ${kind}.`)

/** Creates the game launcher, whose code loads at the first launch. */
function createLauncher(site: Site): LaunchFunction {
  let launcher: LaunchFunction | undefined
  return async (...game) => {
    launcher ??= (await loadGameLauncher())(site)
    return launcher(...game)
  }
}

/** Renders the app shell, and provides the objects that `boot` created to all components. */
export function App({ site }: { readonly site: Site }) {
  const [language, changeLanguage] = useSiteLanguage(site)
  const launch = useMemo(() => createLauncher(site), [site])
  return (
    <SiteContext value={site}>
      <MerchantProvider merchant={site.merchant}>
        <StorageProvider storage={site.storage}>
          <SessionProvider store={site.session}>
            <QueryClientProvider client={site.queries}>
              <ApiProvider client={site.api} trial={site.trialApi}>
                <ImageHostsProvider hosts={site.imageHosts}>
                  <NotifyProvider notify={site.notify}>
                    <I18nProvider
                      language={language}
                      dictionaries={site.dictionaries}
                      onLanguageChange={changeLanguage}
                      onProblem={reportTextProblem}>
                      <ErrorBoundary fallback={(reset) => <CrashMessage onRetry={reset} />}>
                        <BrowserRouter>
                          <LauncherProvider launch={launch}>
                            <LanguagePopupHost>
                              <StartUpGate>
                                <LoginDialogHost>
                                  <SignOutDialogHost>
                                    <Shell />
                                  </SignOutDialogHost>
                                </LoginDialogHost>
                              </StartUpGate>
                            </LanguagePopupHost>
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
