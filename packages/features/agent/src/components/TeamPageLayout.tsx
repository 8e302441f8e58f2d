import { useText, type MessageId } from '@lobby/i18n'
import { useMerchant } from '@lobby/platform/merchant'
import { Page } from '@lobby/ui'
import type { ReactNode } from 'react'
import { AgentsOnly } from '@lobby/platform/session'

/** Renders the page layout of the team screens, with a title. Redirects members who are not agents. */
export function TeamPageLayout({ title, children }: { readonly title: MessageId; readonly children: ReactNode }) {
  return (
    <AgentsOnly>
      <Titled title={title}>{children}</Titled>
    </AgentsOnly>
  )
}

function Titled({ title, children }: { readonly title: MessageId; readonly children: ReactNode }) {
  const t = useText()
  const { name } = useMerchant()
  return (
    <Page title={t('reports.page', { title: t(title), name })}>
      <h1 className="visually-hidden">{t(title)}</h1>
      {children}
    </Page>
  )
}
