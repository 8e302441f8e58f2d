import { ApiError, type ValueOf } from '@lobby/api'
import type { MessageId } from '@lobby/i18n'
import { getHostName, isStandalone, detectRunEnvironment } from '@lobby/platform/environment'
import { useMerchant } from '@lobby/platform/merchant'
import { useApi, useSingleMutation } from '@lobby/platform/query'
import { startupQuery } from '@lobby/platform/startup'
import type { RegistrationField } from '@lobby/platform/validation'
import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { register, type Registration } from '../queries/register.ts'

export type RegistrationRequest = Omit<Registration, 'hostname' | 'environment' | 'confirmedAge' | 'firebase'>

/** An invalid field that was found before the registration was sent. */
export class FieldProblem extends Error {
  override readonly name = 'FieldProblem'
  readonly field: RegistrationField
  readonly text: MessageId

  constructor(field: RegistrationField, text: MessageId) {
    super(text)
    this.field = field
    this.text = text
  }
}

/** The results of the checks at the platform. */
export interface CheckedRegistration {
  readonly affiliateCode: string
  /** The proof of a third party. */
  readonly firebase: Registration['firebase']
}

export interface RegistrationCall {
  /**
   * Checks the values that only the platform can judge, before anything secret is sent.
   * @throws FieldProblem if a value is not valid
   */
  readonly check: (request: RegistrationRequest) => Promise<CheckedRegistration>
  readonly onRegistered: (session: ValueOf<'register'>, request: RegistrationRequest) => void
  readonly onFailed: (error: unknown) => void
}

/**
 * Sends a registration once. Ignores presses while a call is running. If the outcome of a call is unknown, repeats it
 * with the same idempotency key and without another check, so that there is never a second account.
 */
export function useRegistration({ check, onRegistered, onFailed }: RegistrationCall) {
  const api = useApi()
  const queries = useQueryClient()
  const { code, encryptionKey, minimumAge } = useMerchant()
  const unanswered = useRef<(CheckedRegistration & { readonly text: string; readonly key: string }) | null>(null)

  const { mutate, isPending } = useSingleMutation({
    mutationKey: ['register'],
    mutationFn: async (request: RegistrationRequest) => {
      const text = JSON.stringify(request)
      if (unanswered.current?.text !== text) unanswered.current = null
      const checked = unanswered.current ?? { text, key: crypto.randomUUID(), ...(await check(request)) }
      // The clock offset stays cached. A refusal of the platform (`login.clock`) invalidates it.
      const clock = await queries
        .fetchQuery({ ...startupQuery(api), staleTime: Infinity })
        .catch(() => ({ clockOffset: 0 }))
      const { key, affiliateCode, firebase } = (unanswered.current = checked)
      const values = { ...request.values, affiliateCode }
      return register(
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
      // If the response is not final, the account may exist: keep the idempotency key.
      if (isFinal(error)) unanswered.current = null
      if (error instanceof ApiError && error.code === 'login.clock') void queries.invalidateQueries(startupQuery(api))
      onFailed(error)
    },
  })
  return { busy: isPending, send: mutate }
}

/**
 * Returns true for a refusal or an invalid request: the platform will not create an account under this key any more.
 */
const isFinal = (error: unknown): boolean =>
  error instanceof ApiError && (error.kind === 'refused' || error.status === 400)
