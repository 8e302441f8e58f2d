import { useLanguage } from '@lobby/i18n'
import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { useApi } from '../query/index.ts'
import { startupQuery } from './startupQuery.ts'
import { getScreenVersion, type ScreenVersion, type VersionedScreen } from './getScreenVersion.ts'
import { templateQuery } from './templateQuery.ts'

/**
 * Returns the version of a screen from the template, or from the start-up settings until the template is loaded (C21 in
 * docs/decisions/001). Returns undefined until one of the two is loaded. Returns the old version (`base`) if both calls
 * fail.
 */
export function useScreenVersion(screen: VersionedScreen): ScreenVersion | undefined {
  const api = useApi()
  const { language } = useLanguage()
  const template = useQuery(templateQuery(api, language))
  const startup = useQuery(startupQuery(api))
  const early = startup.data?.mobileTemplate
  if (isAwaited(template) && (isAwaited(startup) || !early)) return undefined
  return getScreenVersion(screen, template.data?.mobileTemplate, early)
}

/**
 * Returns whether a query is in its first fetch. Does not use only `isPending`, which is also true while a failed query
 * is refetched.
 */
const isAwaited = ({ isPending, errorUpdateCount }: UseQueryResult) => isPending && errorUpdateCount === 0
