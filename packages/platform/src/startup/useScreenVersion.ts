import { useLanguage } from '@lobby/i18n'
import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { useApi } from '../query/index.ts'
import { startupQuery } from './startupQuery.ts'
import { getScreenVersion, type ScreenVersion, type VersionedScreen } from './getScreenVersion.ts'
import { templateQuery } from './templateQuery.ts'

/**
 * Returns which version of a screen to show, from the template or, until that is loaded, from the start-up settings
 * (C21). Returns undefined until one of them is loaded, and the base version if both fail.
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
 * Returns whether a query is still in its first fetch. A failed query is pending again while it refetches; the screen
 * must not change then.
 */
const isAwaited = ({ isPending, errorUpdateCount }: UseQueryResult) => isPending && errorUpdateCount === 0
