export type QueryValues = Readonly<Record<string, string | number | boolean | null | undefined>>

/**
 * The path and query of a call. Parameters stand in the order of their names (by UTF-16 unit), encoded by
 * `encodeURIComponent`; those without a value are left out. Whoever asks early for what the client will ask later gets the
 * same address to the letter by giving all parameters here, those too that the client fills in itself.
 *
 * @example urlOf(listPopularGames, { platform: 'html5', merchantCode: 'm1', language: 'PT' })
 * // '/wps/game/popular?language=PT&merchantCode=m1&platform=html5'
 */
export function urlOf(operation: { readonly path: string }, query: QueryValues = {}): string {
  const search = searchOf(query)
  return search ? `${operation.path}?${search}` : operation.path
}

export const searchOf = (query: QueryValues): string =>
  Object.keys(query)
    .sort()
    .flatMap((name) => (query[name] == null ? [] : [`${encode(name)}=${encode(query[name])}`]))
    .join('&')

// A lone surrogate, which a keyboard can leave behind, would make encodeURIComponent throw.
const encode = (value: string | number | boolean) =>
  encodeURIComponent(String(value).replace(/\p{Surrogate}/gu, '\ufffd'))
