// The boot script. The stamp writes it into every document, after the data blocks and before any module. It has no
// merchant data, so its hash in the content security policy is the same for all merchants. It fetches the player's
// dictionary and home's first data while the bundle loads. `withPreloadedResponses` of `@lobby/platform/query` passes
// the responses to the API client. If the bundle fails to load, the boot script shows the error page.
{
  const read = (id: string) => JSON.parse(document.getElementById(id)?.textContent ?? '{}')
  const merchant = read('merchant') as { id: string; code: string; languages: { default: string; offered: string[] } }
  const site = read('site') as {
    languages: Record<string, { tag: string; direction: string }>
    dictionaries: Record<string, Record<string, string>>
    early: string[]
  }
  let language = merchant.languages.default
  let isGuest = true
  try {
    const chosen = (localStorage.getItem('MC_LANG') ?? '').replaceAll('"', '')
    if (merchant.languages.offered.includes(chosen)) language = chosen
    isGuest = localStorage.getItem('MC_SESSION_INFO') === null
  } catch {
    // If storage is blocked, keep the defaults.
  }
  const root = document.documentElement
  root.lang = site.languages[language]?.tag ?? root.lang
  root.dir = site.languages[language]?.direction ?? 'ltr'

  const early: Record<string, Promise<Response>> = {}
  const preload = (url: string, headers: Record<string, string>) => {
    const answer = fetch(url, { headers })
    answer.catch(() => undefined)
    early[url] = answer
  }
  const core = site.dictionaries[language]?.['core']
  if (core !== undefined) preload(core, {})
  const headers = { Merchant: merchant.code, Accept: 'application/json', 'Accept-Language': language }
  if (isGuest) for (const url of site.early) preload(url.replaceAll('{LANG}', language), headers)

  /**
   * Shows an error page that reloads at a press or when the connection returns. The texts are part of the script, in
   * English and Portuguese, because no dictionary is loaded.
   */
  const showLoadError = () => {
    const make = (tag: string, lang: string, textContent: string) =>
      Object.assign(document.createElement(tag), { lang, textContent })
    const main = Object.assign(make('main', '', ''), { className: 'plain' })
    const retry = make('button', '', '')
    retry.append(make('span', 'en', 'Try again'), ' · ', make('span', 'pt', 'Tentar de novo'))
    retry.addEventListener('click', reload)
    main.append(
      make('h1', 'en', 'The site did not load'),
      make('p', 'en', 'Check your connection and try again.'),
      make('p', 'pt', 'O site não carregou. Verifique sua conexão e tente de novo.'),
      retry,
    )
    document.getElementById('root')?.replaceChildren(main)
    addEventListener('online', reload)
  }
  const reload = () => location.reload()

  /**
   * Handles a bundle that failed to load or does not match its integrity hash: deletes this merchant's service worker
   * caches and reloads the page, but only one time. If the page was already reloaded or is offline, shows the error
   * page.
   */
  const recover = async () => {
    const state = history.state as { reloaded?: boolean } | null
    if (state?.reloaded || !navigator.onLine) return showLoadError()
    history.replaceState({ ...state, reloaded: true }, '')
    // `caches` is missing or throws in a browser that blocks storage.
    const kept = window.caches as CacheStorage | undefined
    for (const name of (await kept?.keys().catch(() => [])) ?? [])
      if (name.startsWith(`lobby:${merchant.id}:`)) await kept?.delete(name)
    reload()
  }
  const onFailure = ({ target }: Event) => {
    if ((target as HTMLScriptElement).type === 'module') void recover()
  }
  // Listen in the capture phase, because the error event of a script element does not bubble.
  addEventListener('error', onFailure, true)
  Object.assign(window, { __early: early, __stuck: showLoadError })

  // Start the site's code after the first animation frame, so that the skeleton is visible early. On a development
  // server, the page itself contains the code.
  addEventListener('DOMContentLoaded', () => {
    const start = () => {
      const entry = document.getElementById('entry') as HTMLTemplateElement | null
      entry?.replaceWith(entry.content)
    }
    if (document.visibilityState === 'hidden') return start()
    requestAnimationFrame(() => setTimeout(start))
    // Also start after a second, because a page that another window covers gets no animation frames.
    setTimeout(start, 1000)
  })
}
