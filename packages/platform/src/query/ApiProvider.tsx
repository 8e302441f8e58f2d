import type { Client } from '@lobby/api'
import type { ReactNode } from 'react'
import { requiredContext } from '../requiredContext.ts'

const [Context, useFilled] = requiredContext<Client>('There is no API client here. Put <ApiProvider> around this part of the tree.')

/** Gives the API client to everything below it. */
export function ApiProvider({ client, children }: { readonly client: Client; readonly children: ReactNode }) {
  return <Context value={client}>{children}</Context>
}

/** The platform's API. */
export const useApi = useFilled
