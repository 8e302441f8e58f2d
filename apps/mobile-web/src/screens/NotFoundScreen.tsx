import { useText } from '@lobby/i18n'
import { routes } from '@lobby/platform/navigation'
import { Button, EmptyState, Page } from '@lobby/ui'
import { useNavigate } from 'react-router-dom'
import { useMarkPathNotFound } from './notFound.ts'

/** The screen at a path that does not exist or that the merchant has switched off (SHELL-042). */
export function NotFoundScreen() {
  const t = useText()
  const navigate = useNavigate()
  useMarkPathNotFound()
  return (
    <Page title={t('core.notFound.title')}>
      <EmptyState
        screen
        title={t('core.notFound.title')}
        text={t('core.notFound.text')}
        action={
          <Button tone="brand" onClick={() => void navigate(routes.home())}>
            {t('core.notFound.action')}
          </Button>
        }
      />
    </Page>
  )
}
