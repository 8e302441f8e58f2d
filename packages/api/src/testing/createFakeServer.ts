import { createClient, type Client, type ClientOptions } from '../client.ts'

export interface FakeResponse {
  readonly status?: number
  readonly headers?: Record<string, string>
  /** A string is sent unchanged; anything else is sent as JSON. */
  readonly body?: unknown
}

/**
 * Creates a client whose fetch returns the given responses in order and then repeats the last one. The result contains
 * the recorded requests and the waits between retries, in milliseconds.
 */
export function createFakeServer(
  answers: FakeResponse | readonly FakeResponse[],
  options: Partial<ClientOptions> = {},
) {
  const list = Array.isArray(answers) ? (answers as readonly FakeResponse[]) : [answers as FakeResponse]
  const requests: Request[] = []
  const waits: number[] = []
  const client: Client = createClient({
    baseUrl: 'https://brand.example',
    merchantCode: 'brand01',
    getToken: () => 'token-of-sixteen-or-more',
    getLanguage: () => 'PT',
    random: () => 0.5,
    isOnline: () => true,
    sleep: (milliseconds) => {
      waits.push(milliseconds)
      return Promise.resolve()
    },
    fetch: (request) => {
      const { status = 200, headers, body } = list[Math.min(requests.length, list.length - 1)] ?? {}
      requests.push(request)
      const text = typeof body === 'string' ? body : JSON.stringify(body)
      return Promise.resolve(new Response(text ?? null, { status, ...(headers && { headers }) }))
    },
    ...options,
  })
  return { client, requests, waits }
}

export const createOkResponse = (value: unknown) => ({ body: { success: true, value } })
