import { useText } from '@lobby/i18n'
import { useApi, useQueryFailureProps } from '@lobby/platform/query'
import { useMemberSession } from '@lobby/platform/session'
import { ErrorState } from '@lobby/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { DocumentsForm } from '../components/DocumentsForm.tsx'
import { DocumentCheckStatus } from '../components/DocumentCheckStatus.tsx'
import { SecurityPageLayout } from '../components/SecurityPageLayout.tsx'
import { SecuritySkeleton } from '../components/SecuritySkeleton.tsx'
import { getDocumentCheckState } from '../model/getDocumentCheckState.ts'
import { documentCheckQuery } from '../queries/documents.ts'

/** Renders `/m/securityCenter/documents`, where a member sends documents that prove their identity (MEMB-007). */
export function DocumentsScreen() {
  const t = useText()
  return (
    <SecurityPageLayout title={t('security.documents')}>
      <Documents />
    </SecurityPageLayout>
  )
}

function Documents() {
  const t = useText()
  const failure = useQueryFailureProps()
  // The time when the rejected documents were sent; null until the member starts to replace these documents.
  const [replacedSentAt, setReplacedSentAt] = useState<string | null>(null)
  const asked = useQuery(documentCheckQuery(useApi(), useMemberSession()))
  const { data: check, error } = asked
  if (!check)
    return error ? <ErrorState title={t('security.documents.failed')} {...failure(asked)} /> : <SecuritySkeleton />
  const { id } = getDocumentCheckState(check.status)
  const sentAt = check.sentAt ?? ''
  if (id === 'NONE' || (id === 'REJECTED' && replacedSentAt === sentAt)) return <DocumentsForm check={check} />
  return <DocumentCheckStatus check={check} onResend={() => setReplacedSentAt(sentAt)} />
}
