import { ApiError, type ValueOf } from '@lobby/api'
import { sendDocuments } from '@lobby/api/operations/security'
import { securityKeys } from '@lobby/platform/account'
import { isUnknown } from '@lobby/platform/money'
import { useMerchant } from '@lobby/platform/merchant'
import { askAnew, keepAnswer, useApi } from '@lobby/platform/query'
import { useMember, useMemberCall, type MemberCall } from '@lobby/platform/session'
import { usePlatformNow } from '@lobby/platform/startup'
import { useStorage } from '@lobby/platform/storage'
import { usePictures, type Pictures } from '@lobby/platform/media'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { documentsQuery, type DocumentCheck } from '../queries/documents.ts'
import {
  bornBy,
  checkDetails,
  documentTypes,
  type DetailName,
  type DetailProblem,
  type Details,
} from './checkDetails.ts'
import { keepDraft, readDraft } from './documentDraft.ts'

export const steps = ['details', 'document', 'selfie'] as const
const pictureNames = ['front', 'back', 'selfie'] as const
export type PictureName = (typeof pictureNames)[number]

interface Body extends Details {
  readonly front: string
  readonly back?: string
  readonly selfie: string
}

export interface Documents {
  /** The index of the step that is shown. */
  readonly step: number
  readonly go: (step: number) => void
  readonly details: Details
  readonly change: (changed: Partial<Details>) => void
  /** What is wrong with the details, once they were to be left. */
  readonly problems: Partial<Record<DetailName, DetailProblem>>
  /** Leaves the details, unless something is wrong with them. */
  readonly leaveDetails: () => void
  readonly pictures: Readonly<Record<PictureName, Pictures>>
  /** The pictures that this kind of document has besides the selfie. */
  readonly sides: readonly PictureName[]
  /** The last day of birth that is of age. */
  readonly latest: string
  /** Sends it all, once each picture is there. */
  readonly send: () => void
  readonly call: Pick<MemberCall<never>, 'busy' | 'error' | 'again'>
  /** The field that the last sending was refused for. */
  readonly refused: string | undefined
}

/** In which step a field stands, by the name that a refusal gives it. */
const stepOf = (field: string): number => (field === 'selfie' ? 2 : field === 'front' || field === 'back' ? 1 : 0)

/** Documents on their way to the platform, from details to the pictures. Whatever was typed or chosen stays until they were taken. */
export function useDocuments(check: DocumentCheck): Documents {
  const api = useApi()
  const session = useMember()
  const storage = useStorage()
  const queries = useQueryClient()
  const { minimumAge } = useMerchant()
  const [step, setStep] = useState(0)
  const [details, setDetails] = useState<Details>(() => firstDetails(check, readDraft(storage, session.userName)))
  const [asked, setAsked] = useState(false)
  const front = usePictures({ purpose: 'DOCUMENT', most: 1 })
  const back = usePictures({ purpose: 'DOCUMENT', most: 1 })
  const selfie = usePictures({ purpose: 'DOCUMENT', most: 1 })
  const pictures = { front, back, selfie }
  const sides: readonly PictureName[] = details.documentType === 'PASSPORT' ? ['front'] : ['front', 'back']
  const latest = bornBy(new Date(usePlatformNow()), minimumAge)

  const key = documentsQuery(api, session).queryKey
  const call = useMemberCall<Body, ValueOf<'sendDocuments'>>({
    mutationKey: ['sendDocuments'],
    call: async (body, idempotencyKey) => {
      try {
        return await api.call(sendDocuments, { body, idempotencyKey })
      } catch (failure) {
        // It may have arrived: the check itself says so.
        if (isUnknown(failure)) askAnew(queries, key)
        const field = failure instanceof ApiError ? failure.data?.field : undefined
        if (field !== undefined) setStep(stepOf(field))
        const name = pictureNames.find((each) => each === field)
        if (name && failure instanceof ApiError && failure.code === 'upload.unknown') pictures[name].renew()
        throw failure
      }
    },
    onDone: (value) => {
      storage.remove('documentDraft')
      keepAnswer(queries, key, value)
      askAnew(queries, securityKeys)
    },
  })

  const change = (changed: Partial<Details>) => {
    const next = { ...details, ...changed }
    setDetails(next)
    keepDraft(storage, session.userName, next)
  }
  const problems = checkDetails(details, latest)
  const leaveDetails = () => {
    setAsked(true)
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
  const { busy, error, again } = call
  const refused = error instanceof ApiError ? error.data?.field : undefined
  return {
    step,
    go: setStep,
    details,
    change,
    problems: asked ? problems : {},
    leaveDetails,
    pictures,
    sides,
    latest,
    send,
    call: { busy, error, again },
    refused,
  }
}

/** What was typed before a reload, else what was sent before it was refused. */
function firstDetails({ documentType, fullName }: DocumentCheck, draft: Partial<Details>): Details {
  return {
    documentType: documentTypes.find((type) => type === documentType) ?? 'ID_CARD',
    fullName: fullName ?? '',
    ...draft,
    documentNumber: '',
    birthDate: '',
  }
}
