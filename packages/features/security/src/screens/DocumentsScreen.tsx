import { useText } from '@lobby/i18n'
import { useApi, useFailure } from '@lobby/platform/query'
import { useMember } from '@lobby/platform/session'
import { ErrorState } from '@lobby/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { DocumentsForm } from '../components/DocumentsForm.tsx'
import { DocumentsStatus } from '../components/DocumentsStatus.tsx'
import { SecurityPage } from '../components/SecurityPage.tsx'
import { SecuritySkeleton } from '../components/SecuritySkeleton.tsx'
import { getDocumentState } from '../model/getDocumentState.ts'
import { documentsQuery } from '../queries/documents.ts'

/** Renders `/m/securityCenter/documents`, where a member sends documents that prove their identity (MEMB-007). */
export function DocumentsScreen() {
  const t = useText()
  return (
    <SecurityPage title={t('security.documents')}>
      <Documents />
    </SecurityPage>
  )
}

function Documents() {
  const t = useText()
  const failure = useFailure()
  // The time when the rejected documents were sent; null until the member starts to replace these documents.
  const [replacedSentAt, setReplacedSentAt] = useState<string | null>(null)
  const asked = useQuery(documentsQuery(useApi(), useMember()))
  const { data: check, error } = asked
  if (!check)
    return error ? <ErrorState title={t('security.documents.failed')} {...failure(asked)} /> : <SecuritySkeleton />
  const { id } = getDocumentState(check.status)
  const sentAt = check.sentAt ?? ''
  if (id === 'NONE' || (id === 'REJECTED' && replacedSentAt === sentAt)) return <DocumentsForm check={check} />
  return <DocumentsStatus check={check} onResend={() => setReplacedSentAt(sentAt)} />
}
