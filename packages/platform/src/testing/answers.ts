/** What a route answers: a value for the envelope, or whatever a function makes of the request. */
export type Answer = { readonly value: unknown } | ((request: Request) => Response | Promise<Response>)

/** `METHOD /path` to its answer. */
export type Answers = Readonly<Record<string, Answer>>

export interface AnsweringFetch {
  (input: Request | string): Promise<Response>
  /** What was asked for, `METHOD /path?query`, in order. */
  readonly asked: readonly string[]
  /** The same requests, each with a body that is still unread. */
  readonly requests: readonly Request[]
}

/** A fetch that answers by a table, for the real API client. What the table does not know is a 404 that names it. */
export function answering(table: Answers): AnsweringFetch {
  const asked: string[] = []
  const requests: Request[] = []
  const fetch = async (input: Request | string): Promise<Response> => {
    const request = typeof input === 'string' ? new Request(new URL(input, 'http://acme.localhost')) : input
    const { pathname, search } = new URL(request.url)
    const route = `${request.method} ${pathname}`
    asked.push(route + search)
    requests.push(request.body ? request.clone() : request)
    const answer = table[route]
    if (!answer) return refusal('test.unknown', `The test answers nothing to ${route}.`, 404)
    return typeof answer === 'function' ? answer(request) : answerOf(answer.value)
  }
  return Object.assign(fetch, { asked, requests })
}

/** A call that went well, as the platform answers it. */
export function answerOf(value: unknown): Response {
  return Response.json({ success: true, value })
}

/** A call whose answer never arrives, because the connection breaks. */
export function lost(): Promise<Response> {
  return Promise.reject(new TypeError('Failed to fetch'))
}

/** A refused call, as the platform answers it. */
export function refusal(errorCode: string, message = 'Refused', status = 200): Response {
  return Response.json({ success: false, errorCode, message }, { status })
}
