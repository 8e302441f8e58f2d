/**
 * The response of a route: a value, which is put into an envelope, or a function that builds a response from the
 * request.
 */
export type PlatformResponse = { readonly value: unknown } | ((request: Request) => Response | Promise<Response>)

/** Maps each route, written as `METHOD /path`, to its response. */
export type PlatformResponses = Readonly<Record<string, PlatformResponse>>

export interface FakeFetch {
  (input: Request | string): Promise<Response>
  /** The requests in order, each as `METHOD /path?query`. */
  readonly asked: readonly string[]
  /** The requests in order, each with an unread body. */
  readonly requests: readonly Request[]
}

/**
 * Creates a `fetch` for the API client that returns responses from a table. If a route is not in the table, returns a
 * 404 response that names the route.
 */
export function createFakeFetch(table: PlatformResponses): FakeFetch {
  const asked: string[] = []
  const requests: Request[] = []
  const fetch = async (input: Request | string): Promise<Response> => {
    const request = typeof input === 'string' ? new Request(new URL(input, 'http://acme.localhost')) : input
    const { pathname, search } = new URL(request.url)
    const route = `${request.method} ${pathname}`
    asked.push(route + search)
    requests.push(request.body ? request.clone() : request)
    const answer = table[route]
    if (!answer)
      return createRefusalResponse(
        'test.unknown',
        `The test defines no response for ${route}. Add it to the table of answers.`,
        404,
      )
    return typeof answer === 'function' ? answer(request) : createSuccessResponse(answer.value)
  }
  return Object.assign(fetch, { asked, requests })
}

/** Builds the response of a successful call. */
export function createSuccessResponse(value: unknown): Response {
  return Response.json({ success: true, value })
}

/** Rejects like `fetch` when the connection breaks before the response arrives. */
export function rejectWithConnectionError(): Promise<Response> {
  return Promise.reject(new TypeError('Failed to fetch'))
}

/** Builds the response of a refused call. */
export function createRefusalResponse(errorCode: string, message = 'Refused', status = 200): Response {
  return Response.json({ success: false, errorCode, message }, { status })
}
