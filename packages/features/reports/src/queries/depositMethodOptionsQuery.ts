import type { Client } from '@lobby/api'
import { depositMethods } from '@lobby/api/operations/wallet'
import { memberScoped, STALE_TIMES_MS } from '@lobby/platform/query'
import type { Session } from '@lobby/platform/session'
import { queryOptions } from '@tanstack/react-query'

/** Fetches the deposit methods as options of a filter: code and name. */
export const depositMethodOptionsQuery = (api: Client, session: Session | null, language: string) =>
  queryOptions({
    queryKey: ['reportMethods', session?.epoch, language],
    queryFn: async ({ signal }) => {
      const { methods } = await api.call(depositMethods, { signal })
      return methods.map(({ code, name }) => ({ value: code, text: name }))
    },
    staleTime: STALE_TIMES_MS.long,
    meta: memberScoped,
  })
