// The boot script: stamped into every document after the data blocks, before any module. It has no imports, so that its text, and with
// it its hash in the policy, is one for all merchants. It asks for the player's dictionary and for home's first data while the bundle is
// still on its way; `withPreloadedResponses` of `@lobby/platform/query` hands the answers over. Where the bundle does not come it is what there is to say so.
{
  const read = (id: string) => JSON.parse(document.getElementById(id)?.textContent ?? '{}')
  const merchant = read('merchant') as { id: string; code: string; languages: { default: string; offered: string[] } }
  const site = read('site') as {
    languages: Record<string, { tag: string; direction: string }>
    dictionaries: Record<string, Record<string, string>>
    early: string[]
  }
  let language = merchant.languages.default
  let guest = true
  try {
    const chosen = (localStorage.getItem('MC_LANG') ?? '').replaceAll('"', '')
    if (merchant.languages.offered.includes(chosen)) language = chosen
    guest = localStorage.getItem('MC_SESSION_INFO') === null
  } catch {
    // Storage is blocked: the defaults stand.
  }
  const root = document.documentElement
  root.lang = site.languages[language]?.tag ?? root.lang
  root.dir = site.languages[language]?.direction ?? 'ltr'

  const early: Record<string, Promise<Response>> = {}
  const ask = (url: string, headers: Record<string, string>) => {
    const answer = fetch(url, { headers })
    answer.catch(() => undefined)
    early[url] = answer
  }
  const core = site.dictionaries[language]?.['core']
  if (core !== undefined) ask(core, {})
  const headers = { Merchant: merchant.code, Accept: 'application/json', 'Accept-Language': language }
  if (guest) for (const url of site.early) ask(url.replaceAll('{LANG}', language), headers)

  /** A plain page that says so, and tries again at a press or once there is a network. There is no dictionary: what every merchant speaks. */
  const stuck = () => {
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

  /** The bundle did not come, or is not what the document was stamped with: once more, without what the worker kept of it. */
  const mend = async () => {
    const state = history.state as { reloaded?: boolean } | null
    if (state?.reloaded || !navigator.onLine) return stuck()
    history.replaceState({ ...state, reloaded: true }, '')
    // Where storage is blocked there is nothing kept either.
    const kept = window.caches as CacheStorage | undefined
    for (const name of (await kept?.keys().catch(() => [])) ?? [])
      if (name.startsWith(`lobby:${merchant.id}:`)) await kept?.delete(name)
    reload()
  }
  const onFailure = ({ target }: Event) => {
    if ((target as HTMLScriptElement).type === 'module') void mend()
  }
  // What a script element fails with does not bubble.
  addEventListener('error', onFailure, true)
  Object.assign(window, { __early: early, __stuck: stuck })

  /** The site's code runs behind the first frame, where there is one to see; a development server has it in the page already. */
  addEventListener('DOMContentLoaded', () => {
    const start = () => {
      const entry = document.getElementById('entry') as HTMLTemplateElement | null
      entry?.replaceWith(entry.content)
    }
    if (document.visibilityState === 'hidden') return start()
    requestAnimationFrame(() => setTimeout(start))
    // A page that is covered by another window gets no frames.
    setTimeout(start, 1000)
  })
}
