import { ApiError, type ResponseValueOf } from '@lobby/api'
import { sendDocuments } from '@lobby/api/operations/security'
import { securityQueryKeyPrefix } from '@lobby/platform/account'
import { isMoneyOrderOutcomeUnknown } from '@lobby/platform/money'
import { useMerchant } from '@lobby/platform/merchant'
import { invalidate, setMutationResult, useApi } from '@lobby/platform/query'
import { useMemberSession, useMemberMutation, type MemberMutation } from '@lobby/platform/session'
import { usePlatformNow } from '@lobby/platform/startup'
import { useStorage } from '@lobby/platform/storage'
import { usePictureUploads, type PictureUploadsState } from '@lobby/platform/media'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { documentCheckQuery, type DocumentCheck } from '../queries/documents.ts'
import {
  getLatestBirthDate,
  validateDocumentDetails,
  documentTypes,
  type DocumentDetailName,
  type DocumentDetailProblem,
  type TypedDocumentDetails,
} from './validateDocumentDetails.ts'
import { saveDocumentDraft, readDocumentDraft } from './documentDraft.ts'

export const documentsFormSteps = ['details', 'document', 'selfie'] as const
const pictureNames = ['front', 'back', 'selfie'] as const
export type DocumentPictureName = (typeof pictureNames)[number]

interface Body extends TypedDocumentDetails {
  readonly front: string
  readonly back?: string
  readonly selfie: string
}

export interface DocumentsFormState {
  /** The index of the current step. */
  readonly step: number
  readonly goToStep: (step: number) => void
  readonly details: TypedDocumentDetails
  readonly change: (changed: Partial<TypedDocumentDetails>) => void
  /** The errors of the typed details, by field. Empty until the member tries to leave the first step. */
  readonly problems: Partial<Record<DocumentDetailName, DocumentDetailProblem>>
  /** Opens the next step if the details are valid. */
  readonly submitDetails: () => void
  readonly pictures: Readonly<Record<DocumentPictureName, PictureUploadsState>>
  /** The sides of the document that need a picture: only the front of a passport, otherwise front and back. */
  readonly documentSides: readonly DocumentPictureName[]
  /** The latest allowed date of birth: the date of somebody who reaches the minimum age today. */
  readonly latestBirthDate: string
  /** Sends the details and pictures. Does nothing until every picture is uploaded. */
  readonly send: () => void
  readonly call: Pick<MemberMutation<never>, 'isBusy' | 'error' | 'sendAgain'>
  /** The field that the platform named in its last refusal; undefined if the platform named no field. */
  readonly refusedField: string | undefined
}

/** Returns the index of the step that contains this field. */
const stepOf = (field: string): number => (field === 'selfie' ? 2 : field === 'front' || field === 'back' ? 1 : 0)

/**
 * Holds the state of the documents form: the current step, the details and the pictures. Keeps the details and pictures
 * until the platform has accepted the documents.
 */
export function useDocumentsForm(check: DocumentCheck): DocumentsFormState {
  const api = useApi()
  const session = useMemberSession()
  const storage = useStorage()
  const queries = useQueryClient()
  const { minimumAge } = useMerchant()
  const [step, setStep] = useState(0)
  const [details, setDetails] = useState<TypedDocumentDetails>(() =>
    firstDetails(check, readDocumentDraft(storage, session.userName)),
  )
  const [isSubmitted, setSubmitted] = useState(false)
  const front = usePictureUploads({ purpose: 'DOCUMENT', maxCount: 1 })
  const back = usePictureUploads({ purpose: 'DOCUMENT', maxCount: 1 })
  const selfie = usePictureUploads({ purpose: 'DOCUMENT', maxCount: 1 })
  const pictures = { front, back, selfie }
  const sides: readonly DocumentPictureName[] = details.documentType === 'PASSPORT' ? ['front'] : ['front', 'back']
  const latest = getLatestBirthDate(new Date(usePlatformNow()), minimumAge)

  const key = documentCheckQuery(api, session).queryKey
  const call = useMemberMutation<Body, ResponseValueOf<'sendDocuments'>>({
    mutationKey: ['sendDocuments'],
    call: async (body, idempotencyKey) => {
      try {
        return await api.call(sendDocuments, { body, idempotencyKey })
      } catch (failure) {
        // The response was lost, but the platform may have received the documents. Refetch the document check to learn
        // whether it has.
        if (isMoneyOrderOutcomeUnknown(failure)) invalidate(queries, key)
        const field = failure instanceof ApiError ? failure.data?.field : undefined
        if (field !== undefined) setStep(stepOf(field))
        const name = pictureNames.find((each) => each === field)
        if (name && failure instanceof ApiError && failure.code === 'upload.unknown') pictures[name].uploadAgain()
        throw failure
      }
    },
    onDone: (value) => {
      storage.remove('documentDraft')
      setMutationResult(queries, key, value)
      invalidate(queries, securityQueryKeyPrefix)
    },
  })

  const change = (changed: Partial<TypedDocumentDetails>) => {
    const next = { ...details, ...changed }
    setDetails(next)
    saveDocumentDraft(storage, session.userName, next)
  }
  const problems = validateDocumentDetails(details, latest)
  const leaveDetails = () => {
    setSubmitted(true)
    if (Object.keys(problems).length === 0) setStep(1)
  }
  const send = () => {
    const [frontId] = front.imageIds
    const [backId] = back.imageIds
    const [selfieId] = selfie.imageIds
    if (frontId === undefined || selfieId === undefined || (sides.includes('back') && backId === undefined)) return
    call.send({
      ...details,
      front: frontId,
      selfie: selfieId,
      ...(sides.includes('back') && backId !== undefined && { back: backId }),
    })
  }
  const { isBusy, error, sendAgain } = call
  const refused = error instanceof ApiError ? error.data?.field : undefined
  return {
    step,
    goToStep: setStep,
    details,
    change,
    problems: isSubmitted ? problems : {},
    submitDetails: leaveDetails,
    pictures,
    documentSides: sides,
    latestBirthDate: latest,
    send,
    call: { isBusy, error, sendAgain },
    refusedField: refused,
  }
}

/**
 * Returns the initial details of the form: the stored draft if there is one, otherwise the details of the rejected
 * documents.
 */
function firstDetails(
  { documentType, fullName }: DocumentCheck,
  draft: Partial<TypedDocumentDetails>,
): TypedDocumentDetails {
  return {
    documentType: documentTypes.find((type) => type === documentType) ?? 'ID_CARD',
    fullName: fullName ?? '',
    ...draft,
    documentNumber: '',
    birthDate: '',
  }
}
