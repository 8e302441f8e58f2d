import { useText } from '@lobby/i18n'
import { useApi, useFailure } from '@lobby/platform/query'
import { useMember } from '@lobby/platform/session'
import { ErrorState } from '@lobby/ui'
import { useQuery } from '@tanstack/react-query'
import { SecurityPage } from '../components/SecurityPage.tsx'
import { SecuritySkeleton } from '../components/SecuritySkeleton.tsx'
import { SessionList } from '../components/SessionList.tsx'
import { sessionsQuery } from '../queries/sessions.ts'

/**
 * Renders `/m/securityCenter/sessions`: the devices on which the member is signed in, with buttons to sign them out.
 */
export function SessionsScreen() {
  const t = useText()
  return (
    <SecurityPage title={t('security.sessions')}>
      <Sessions />
    </SecurityPage>
  )
}

function Sessions() {
  const t = useText()
  const failure = useFailure()
  const asked = useQuery(sessionsQuery(useApi(), useMember()))
  const { data, error } = asked
  if (!data)
    return error ? <ErrorState title={t('security.sessions.failed')} {...failure(asked)} /> : <SecuritySkeleton />
  return <SessionList sessions={data} />
}
