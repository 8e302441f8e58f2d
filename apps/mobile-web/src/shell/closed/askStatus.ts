import type { Client } from '@lobby/api'
import { systemStatusQuery } from '@lobby/platform/startup'
import type { QueryClient } from '@tanstack/react-query'

/** Asks whether the platform is open, once however many ask; the whole site shows what it says. */
export async function askStatus(api: Client, queries: QueryClient, language: string): Promise<void> {
  await queries.fetchQuery(systemStatusQuery(api, queries, language))
}
