import type { Client } from '@lobby/api'
import type { ReactNode } from 'react'
import { createRequiredContext } from '../createRequiredContext.ts'

const [Context, useFilled] = createRequiredContext<Client>('ApiProvider')

const [TrialContext, useTrial] = createRequiredContext<Client>('ApiProvider trial={...}')

export interface ApiProviderProps {
  readonly client: Client
  /** A second client of the same API. It sends the merchant's trial code as the merchant code. */
  readonly trial: Client
  readonly children: ReactNode
}

/** Provides the API clients to all components below it. */
export function ApiProvider({ client, trial, children }: ApiProviderProps) {
  return (
    <Context value={client}>
      <TrialContext value={trial}>{children}</TrialContext>
    </Context>
  )
}

/** Returns the client of the platform's API. */
export const useApi = useFilled

/** Returns the client that uses the merchant's trial code. Only the sign-in of trial accounts uses it (AUTH-133). */
export const useTrialApi = useTrial
