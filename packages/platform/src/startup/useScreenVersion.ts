import { useLanguage } from '@lobby/i18n'
import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { useApi } from '../query/index.ts'
import { startupQuery } from './startupQuery.ts'
import { screenVersion, type ScreenVersion, type VersionedScreen } from './screenVersion.ts'
import { templateQuery } from './templateQuery.ts'

/**
 * Which version of a screen to show: by the template, or by start-up where that has not come (C21). Undefined until one of them is here; the
 * base version where neither comes.
 */
export function useScreenVersion(screen: VersionedScreen): ScreenVersion | undefined {
  const api = useApi()
  const { language } = useLanguage()
  const template = useQuery(templateQuery(api, language))
  const startup = useQuery(startupQuery(api))
  const early = startup.data?.mobileTemplate
  if (isAwaited(template) && (isAwaited(startup) || !early)) return undefined
  return screenVersion(screen, template.data?.mobileTemplate, early)
}

/** One that has failed is pending again while it is asked for once more: what stands there in its place stays. */
const isAwaited = ({ isPending, errorUpdateCount }: UseQueryResult) => isPending && errorUpdateCount === 0
