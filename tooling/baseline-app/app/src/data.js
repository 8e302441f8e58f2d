import createClient from 'openapi-fetch'

const api = createClient({ baseUrl: '' })

/** Home's data; the tuned variant has requested it already. */
export async function getHome() {
  const early = window.__home
  window.__home = null
  return early ?? (await api.GET('/api/home.json')).data
}

/** The games of a file beside home's data. */
export async function getGames(name) {
  return (await api.GET(`/api/${name}.json`)).data
}
