import { useText } from '@lobby/i18n'
import { useMerchant } from '@lobby/platform/merchant'
import { useApi } from '@lobby/platform/query'
import { startupQuery } from '@lobby/platform/startup'
import { Button, EmptyState, Page } from '@lobby/ui'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { HeaderFrame } from './HeaderFrame.tsx'

/**
 * Shows the maintenance page instead of the site while the platform says so (specification part 2, section 4). The answer
 * is not waited for: until it is here, and when it fails, the site shows.
 */
export function StartUpGate({ children }: { readonly children: ReactNode }) {
  const t = useText()
  const merchant = useMerchant()
  const { data, isFetching, refetch } = useQuery({
    ...startupQuery(useApi()),
    refetchInterval: ({ state }) => (state.data?.maintenance ? 30_000 : false),
  })
  if (!data?.maintenance) return children
  return (
    <>
      <HeaderFrame merchant={merchant} end={null} />
      <Page title={t('core.maintenance.title')}>
        <EmptyState
          screen
          title={t('core.maintenance.title')}
          text={data.info || t('core.maintenance.text')}
          action={
            <Button tone="brand" busy={isFetching} onClick={() => void refetch()}>
              {t('core.retry')}
            </Button>
          }
        />
      </Page>
    </>
  )
}
