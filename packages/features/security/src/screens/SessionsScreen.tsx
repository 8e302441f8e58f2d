import { useText } from '@lobby/i18n'
import { useApi, useQueryFailureProps } from '@lobby/platform/query'
import { useMemberSession } from '@lobby/platform/session'
import { ErrorState } from '@lobby/ui'
import { useQuery } from '@tanstack/react-query'
import { SecurityPageLayout } from '../components/SecurityPageLayout.tsx'
import { SecuritySkeleton } from '../components/SecuritySkeleton.tsx'
import { SessionList } from '../components/SessionList.tsx'
import { sessionsQuery } from '../queries/sessions.ts'

/**
 * Renders `/m/securityCenter/sessions`: the devices on which the member is signed in, with buttons to sign them out.
 */
export function SessionsScreen() {
  const t = useText()
  return (
    <SecurityPageLayout title={t('security.sessions')}>
      <Sessions />
    </SecurityPageLayout>
  )
}

function Sessions() {
  const t = useText()
  const failure = useQueryFailureProps()
  const asked = useQuery(sessionsQuery(useApi(), useMemberSession()))
  const { data, error } = asked
  if (!data)
    return error ? <ErrorState title={t('security.sessions.failed')} {...failure(asked)} /> : <SecuritySkeleton />
  return <SessionList sessions={data} />
}
