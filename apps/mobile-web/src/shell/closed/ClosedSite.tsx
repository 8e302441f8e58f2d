import { useText } from '@lobby/i18n'
import { useMerchant } from '@lobby/platform/merchant'
import { useLanguagePrompt } from '@lobby/platform/ports'
import { IconButton } from '@lobby/ui'
import { useQueryClient } from '@tanstack/react-query'
import { Languages } from '@lobby/ui/icons'
import { useEffect } from 'react'
import { HeaderFrame } from '../HeaderFrame.tsx'
import { MaintenancePage } from './MaintenancePage.tsx'
import { RestrictedRegionPage } from './RestrictedRegionPage.tsx'

/**
 * Replaces the site while the platform is closed: renders a header with the brand mark, and the page for the reason.
 * Offers no sign-in.
 * @param mode 1: maintenance; 2: restricted region.
 */
export function ClosedSite({ mode }: { readonly mode: 1 | 2 }) {
  const t = useText()
  const openLanguages = useLanguagePrompt()
  const merchant = useMerchant()
  const queries = useQueryClient()
  // When the site opens again, refetch the queries that failed while the platform was closed. Otherwise their errors
  // would stay until the next regular fetch.
  useEffect(() => () => void queries.resetQueries({ predicate: ({ state }) => state.status === 'error' }), [queries])
  const languageButton = merchant.languages.offered.length > 1 && (
    <IconButton label={t('core.language.label')} tone="plain" aria-haspopup="dialog" onClick={openLanguages}>
      <Languages aria-hidden />
    </IconButton>
  )
  return (
    <>
      <HeaderFrame merchant={merchant} end={languageButton} />
      {mode === 1 ? <MaintenancePage /> : <RestrictedRegionPage />}
    </>
  )
}
