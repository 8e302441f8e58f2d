import { useText } from '@lobby/i18n'
import { useMerchant } from '@lobby/platform/merchant'
import { useLanguagePrompt } from '@lobby/platform/ports'
import { IconButton } from '@lobby/ui'
import { useQueryClient } from '@tanstack/react-query'
import { Languages } from '@lobby/ui/icons'
import { useEffect } from 'react'
import { HeaderFrame } from '../HeaderFrame.tsx'
import { MaintenancePage } from './MaintenancePage.tsx'
import { RegionPage } from './RegionPage.tsx'

/** The site while it is closed: the page of its mode under the brand, without any way to sign in. */
export function ClosedSite({ mode }: { readonly mode: 1 | 2 }) {
  const t = useText()
  const openLanguages = useLanguagePrompt()
  const merchant = useMerchant()
  const queries = useQueryClient()
  // Queries that failed while the platform was closed would rest before they are fetched again. This runs when the site opens.
  useEffect(() => () => void queries.resetQueries({ predicate: ({ state }) => state.status === 'error' }), [queries])
  const choice = merchant.languages.offered.length > 1 && (
    <IconButton label={t('core.language.label')} tone="plain" aria-haspopup="dialog" onClick={openLanguages}>
      <Languages aria-hidden />
    </IconButton>
  )
  return (
    <>
      <HeaderFrame merchant={merchant} end={choice} />
      {mode === 1 ? <MaintenancePage /> : <RegionPage />}
    </>
  )
}
