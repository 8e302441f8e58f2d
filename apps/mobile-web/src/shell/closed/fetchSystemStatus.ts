import type { Client } from '@lobby/api'
import { systemStatusQuery } from '@lobby/platform/startup'
import type { QueryClient } from '@tanstack/react-query'

/**
 * Fetches the platform's status: open, or in maintenance. Simultaneous calls share one request. The response opens or
 * closes the whole site.
 */
export async function fetchSystemStatus(api: Client, queries: QueryClient, language: string): Promise<void> {
  await queries.fetchQuery(systemStatusQuery(api, queries, language))
}
