// The boot script: stamped into every document after the data blocks, before any module. It has no imports, so that its text, and with
// it its hash in the policy, is one for all merchants. It asks for the player's dictionary and for home's first data while the bundle is
// still on its way; `takeEarly` of `@lobby/platform/query` hands the answers over.
{
  const read = (id: string) => JSON.parse(document.getElementById(id)?.textContent ?? '{}')
  const merchant = read('merchant') as { code: string; languages: { default: string; offered: string[] } }
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
  Object.assign(window, { __early: early })
}
