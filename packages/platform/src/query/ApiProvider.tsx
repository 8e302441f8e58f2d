import type { Client } from '@lobby/api'
import type { ReactNode } from 'react'
import { requiredContext } from '../requiredContext.ts'

const [Context, useFilled] = requiredContext<Client>('ApiProvider')

const [TrialContext, useTrial] = requiredContext<Client>('ApiProvider trial={...}')

export interface ApiProviderProps {
  readonly client: Client
  /** The same API under the merchant's trial code. */
  readonly trial: Client
  readonly children: ReactNode
}

/** Gives the API clients to everything below it. */
export function ApiProvider({ client, trial, children }: ApiProviderProps) {
  return (
    <Context value={client}>
      <TrialContext value={trial}>{children}</TrialContext>
    </Context>
  )
}

/** The platform's API. */
export const useApi = useFilled

/** The platform's API under the merchant's trial code: trial accounts sign in with it, nothing else (AUTH-133). */
export const useTrialApi = useTrial
