export type QueryValues = Readonly<Record<string, string | number | boolean | null | undefined>>

/**
 * Builds the path and query of a call. Sorts the query parameters by name (by UTF-16 unit), encodes them with
 * `encodeURIComponent`, and leaves out parameters without a value. The order is fixed so that a preloaded request and
 * the client's later request have the same URL. To preload a call, pass all its parameters, including those that the
 * client fills in itself.
 *
 * @example buildUrl(popularGames, { platform: 'html5', merchantCode: 'm1', language: 'PT' })
 * // '/wps/game/popular?language=PT&merchantCode=m1&platform=html5'
 */
export function buildUrl(operation: { readonly path: string }, query: QueryValues = {}): string {
  const search = buildQueryString(query)
  return search ? `${operation.path}?${search}` : operation.path
}

export const buildQueryString = (query: QueryValues): string =>
  Object.keys(query)
    .sort()
    .flatMap((name) => (query[name] == null ? [] : [`${encode(name)}=${encode(query[name])}`]))
    .join('&')

// Replaces lone surrogates, because `encodeURIComponent` throws on them. Some keyboards leave them in a text.
const encode = (value: string | number | boolean) =>
  encodeURIComponent(String(value).replace(/\p{Surrogate}/gu, '\ufffd'))
