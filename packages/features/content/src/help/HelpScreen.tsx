import { useLanguage, useText } from '@lobby/i18n'
import { useMerchant } from '@lobby/platform/merchant'
import { useApi, useQueryFailureProps } from '@lobby/platform/query'
import { EmptyState, ErrorState, Page } from '@lobby/ui'
import { useQuery } from '@tanstack/react-query'
import { HelpMenuWithContent } from './HelpMenuWithContent.tsx'
import { HelpHeader } from './HelpHeader.tsx'
import { helpQuery } from './helpQuery.ts'
import { HelpSkeleton } from './HelpSkeleton.tsx'
import { HelpCustomerServiceLink } from './HelpCustomerServiceLink.tsx'

/**
 * Renders `/m/help`, and `/m/helpDetail?i=N` with the item N open: a menu of titles and the content of the selected
 * title (MEMB-084).
 */
export function HelpScreen() {
  const t = useText()
  const api = useApi()
  const { language } = useLanguage()
  const { name } = useMerchant()
  const help = useQuery(helpQuery(api, language))
  const failure = useQueryFailureProps()
  return (
    <>
      <HelpHeader />
      <Page title={t('help.page', { name })}>
        {help.data && help.data.length > 0 && <HelpMenuWithContent items={help.data} />}
        {help.data?.length === 0 && (
          <EmptyState title={t('help.empty')} text={t('help.empty.text')} action={<HelpCustomerServiceLink />} />
        )}
        {help.isPending && <HelpSkeleton />}
        {help.isError && !help.data && <ErrorState title={t('help.failed')} {...failure(help)} />}
      </Page>
    </>
  )
}
