import { ApiError, type ResponseValueOf } from '@lobby/api'
import type { MessageId } from '@lobby/i18n'
import { getHostName, isStandalone, detectRunEnvironment } from '@lobby/platform/environment'
import { useMerchant } from '@lobby/platform/merchant'
import { useApi, useSingleMutation } from '@lobby/platform/query'
import { startupQuery } from '@lobby/platform/startup'
import type { RegistrationFieldName } from '@lobby/platform/validation'
import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { sendRegistration, type RegistrationData } from '../queries/sendRegistration.ts'

export type RegistrationRequest = Omit<RegistrationData, 'hostname' | 'environment' | 'confirmedAge' | 'firebase'>

/** The error for an invalid field that `check` finds before the registration is sent. */
export class RegistrationFieldError extends Error {
  override readonly name = 'FieldProblem'
  readonly field: RegistrationFieldName
  readonly text: MessageId

  constructor(field: RegistrationFieldName, text: MessageId) {
    super(text)
    this.field = field
    this.text = text
  }
}

/** The values that `check` returns and that are sent with the registration. */
export interface CheckedRegistrationValues {
  readonly affiliateCode: string
  /** The id token of a third party that confirms the mobile number or the third-party account, if any. */
  readonly firebase: RegistrationData['firebase']
}

export interface RegistrationHandlers {
  /**
   * Checks the values that only the platform or a third party can verify. Called before the password is sent.
   * @throws RegistrationFieldError if a value is not valid
   */
  readonly check: (request: RegistrationRequest) => Promise<CheckedRegistrationValues>
  readonly onRegistered: (session: ResponseValueOf<'register'>, request: RegistrationRequest) => void
  readonly onFailed: (error: unknown) => void
}

/**
 * Returns the function that sends a registration. If the response is lost, the next press repeats the registration with
 * the same idempotency key, so that the platform never creates a second account.
 */
export function useSendRegistration({ check, onRegistered, onFailed }: RegistrationHandlers) {
  const api = useApi()
  const queries = useQueryClient()
  const { code, encryptionKey, minimumAge } = useMerchant()
  const unanswered = useRef<(CheckedRegistrationValues & { readonly text: string; readonly key: string }) | null>(null)

  const { mutate, isPending } = useSingleMutation({
    mutationKey: ['register'],
    mutationFn: async (request: RegistrationRequest) => {
      const text = JSON.stringify(request)
      if (unanswered.current?.text !== text) unanswered.current = null
      const checked = unanswered.current ?? { text, key: crypto.randomUUID(), ...(await check(request)) }
      // Cache the difference between the platform's and the device's clock. `onError` invalidates the cache if the
      // platform refuses the time (`login.clock`).
      const clock = await queries
        .fetchQuery({ ...startupQuery(api), staleTime: Infinity })
        .catch(() => ({ clockOffset: 0 }))
      const { key, affiliateCode, firebase } = (unanswered.current = checked)
      const values = { ...request.values, affiliateCode }
      return sendRegistration(
        {
          ...request,
          values,
          firebase,
          hostname: getHostName(),
          environment: detectRunEnvironment(),
          confirmedAge: minimumAge,
        },
        key,
        { api, merchantCode: code, encryptionKey, clockOffset: clock.clockOffset, standalone: isStandalone() },
      )
    },
    onSuccess: onRegistered,
    onError: (error) => {
      // Without a final response the account may exist, so keep the idempotency key.
      if (isFinal(error)) unanswered.current = null
      if (error instanceof ApiError && error.code === 'login.clock') void queries.invalidateQueries(startupQuery(api))
      onFailed(error)
    },
  })
  return { busy: isPending, send: mutate }
}

/**
 * Returns true if the platform will not create an account for this idempotency key: after a refusal or an invalid
 * request.
 */
const isFinal = (error: unknown): boolean =>
  error instanceof ApiError && (error.kind === 'refused' || error.status === 400)
