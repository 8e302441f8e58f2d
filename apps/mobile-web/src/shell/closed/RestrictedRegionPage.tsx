import { CustomerServiceButton } from '@lobby/content'
import { getLanguageTag, useLanguage, useLanguageChangeListener, useText } from '@lobby/i18n'
import { getErrorMessageId, useApi, useQueryFailureProps } from '@lobby/platform/query'
import { routes } from '@lobby/platform/navigation'
import { startupQuery } from '@lobby/platform/startup'
import { Button, ErrorState, Page } from '@lobby/ui'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { ScreenSkeleton } from '../ScreenSkeleton.tsx'
import { ClosedPage } from './ClosedPage.tsx'
import { ClosedPageHint } from './ClosedPageHint.tsx'
import { RestrictedRegionDrawing } from './RestrictedRegionDrawing.tsx'

/**
 * Shows the player's detected location and the platform's message, at every path while the player's region is
 * restricted (SHELL-125), and at `/m/restricted`. Offers no sign-in. Checks the restriction again when the player
 * returns to the page or the connection returns, because the player may use another network by then.
 */
export function RestrictedRegionPage() {
  const t = useText()
  const { language } = useLanguage()
  const navigate = useNavigate()
  const startup = useQuery({ ...startupQuery(useApi()), refetchOnWindowFocus: 'always', refetchOnReconnect: 'always' })
  const { data, isFetching, isError, error } = startup
  const failure = useQueryFailureProps()
  const refetch = () => void startup.refetch()
  // Refetch when the language changes, because the platform sends its message in the player's language.
  useLanguageChangeListener(refetch)

  if (!data) {
    if (!isError) return <ScreenSkeleton label={t('core.loading')} />
    return (
      <Page title={t('closed.region.title')}>
        <ErrorState title={t('core.crash.title')} {...failure(startup, refetch)} />
      </Page>
    )
  }
  const { location, info, regionRestriction: closed } = data
  const place = /^[A-Z]{2}$/.test(location)
    ? new Intl.DisplayNames([getLanguageTag(language)], { type: 'region' }).of(location)
    : undefined
  return (
    <ClosedPage
      drawing={<RestrictedRegionDrawing open={!closed} />}
      title={t(closed ? 'closed.region.title' : 'closed.region.open.title')}
      text={closed ? info || t('closed.region.text') : t('closed.region.open.text')}
      fact={place === undefined ? undefined : { label: t('closed.region.place'), value: place }}
      action={
        closed ? (
          <Button tone="brand" busy={isFetching} onClick={refetch}>
            {t('closed.region.again')}
          </Button>
        ) : (
          <Button tone="brand" onClick={() => void navigate(routes.home())}>
            {t('closed.toHome')}
          </Button>
        )
      }
      hint={
        closed && (
          <>
            <ClosedPageHint
              text={t('closed.region.hint')}
              problem={isError ? t(getErrorMessageId(error)) : undefined}
            />
            <CustomerServiceButton />
          </>
        )
      }
    />
  )
}
