import { useText } from '@lobby/i18n'
import { Button, EmptyState, ErrorState, Page } from '@lobby/ui'
import { SiteFrame } from './SiteFrame.tsx'

export interface ReplacementPageProps {
  readonly kind: 'notFound' | 'crash'
}

const nothing = () => undefined

/** Renders a page that replaces a screen, for an unknown path or a crash, with the site's texts. */
export function ReplacementPage({ kind }: ReplacementPageProps) {
  const t = useText()
  if (kind === 'crash')
    return (
      <SiteFrame>
        <ErrorState
          screen
          title={t('core.crash.title')}
          text={t('core.crash.text')}
          actionLabel={t('core.retry')}
          onAction={nothing}
        />
      </SiteFrame>
    )
  return (
    <SiteFrame>
      <Page>
        <EmptyState
          screen
          title={t('core.notFound.title')}
          text={t('core.notFound.text')}
          action={<Button tone="brand">{t('core.notFound.action')}</Button>}
        />
      </Page>
    </SiteFrame>
  )
}
