import { Hono } from 'hono'
import { compress } from 'hono/compress'
import type { OperationId } from '@lobby/api'
import { isCachedPublishedValue } from '../db/getCachedPublishedValue.ts'
import type { Db } from '../db/sql.ts'
import type { SandboxClock } from '../domain/clock.ts'
import { selectResponseLanguage } from '../domain/language.ts'
import { TRIAL_MEMBER_TYPE, type Member } from '../domain/members.ts'
import { Refused } from '../domain/refused.ts'
import { findSessionMember, recordSessionUse } from '../domain/sessions.ts'
import { settleEverythingDue } from '../domain/settleEverythingDue.ts'
import type { TenantLookup } from '../domain/tenants.ts'
import { runWithIdempotencyKey } from '../domain/runWithIdempotencyKey.ts'
import type { OperationHandler, OperationServices } from '../operations/call.ts'
import { requireOpenPlatform } from '../operations/requireOpen.ts'
import { operationHandlers } from '../operations/index.ts'
import { requireEnabledOperation } from '../operations/requireEnabledOperation.ts'
import {
  toErrorResponse,
  serializeResponseBody,
  createErrorResponse,
  toHttpResponse,
  type ApiResponse,
} from './apiResponse.ts'
import { identifyClient, isFromTrustedProxy, listRequestHosts, getSiteOrigin } from './identifyClient.ts'
import { operationsByPath, type OperationContract } from './apiContract.ts'
import type { FaultInjector } from './createFaultInjector.ts'
import { readRequestBody, parseRequestParameters } from './readRequest.ts'

export interface ApiOptions {
  /** Returns the open database. @throws Refused `system.unavailable`, or an error of SQLite */
  readonly db: () => Db
  readonly clock: SandboxClock
  readonly tenants: TenantLookup
  readonly services: OperationServices
  /**
   * The IP addresses of the proxies that the sandbox trusts to send the client's address in the header
   * `X-Forwarded-For`.
   */
  readonly trustedProxies: readonly string[]
  /** Injects faults into responses. Undefined in production, where no faults can be injected. */
  readonly faultInjector: FaultInjector | undefined
  readonly log: (line: string) => void
}

/** The sender of a request. */
interface Caller {
  readonly client: string
  /** True if a trusted proxy forwarded the request. */
  readonly fromProxy: boolean
}

const identifyCaller = (request: Request, connection: unknown, trusted: readonly string[]): Caller => ({
  client: identifyClient(request, connection, trusted),
  fromProxy: isFromTrustedProxy(connection, trusted),
})

/**
 * Creates the platform's API with the operations of the API contract. Validates each response against the API contract
 * before the response is sent.
 */
export function createApi(options: ApiOptions): Hono {
  const app = new Hono()
  app.on('ALL', ['/wps/*', '/lgw/*'], compress(), async (context) => {
    const request = context.req.raw
    const methods = operationsByPath.get(context.req.path)
    if (!methods) return toHttpResponse(createErrorResponse(404, 'request.unknown'))
    const operation = findOperation(methods, request.method)
    if (!operation) return refuseMethod(methods, request.method)
    const answer = (): Promise<ApiResponse> =>
      answerRequest(operation, request, identifyCaller(request, context.env, options.trustedProxies), options)
    return options.faultInjector
      ? options.faultInjector.apply(operation.id, request.signal, answer)
      : toHttpResponse(await answer())
  })
  return app
}

/**
 * Returns the operation for an HTTP method. For HEAD, returns the GET operation if it only reads data.
 */
function findOperation(methods: ReadonlyMap<string, OperationContract>, method: string): OperationContract | undefined {
  if (method !== 'HEAD') return methods.get(method)
  const read = methods.get('GET')
  return read?.isSafe ? read : undefined
}

function refuseMethod(methods: ReadonlyMap<string, OperationContract>, method: string): Response {
  const headers = { Allow: [...methods.keys(), 'OPTIONS'].join(', ') }
  return method === 'OPTIONS'
    ? new Response(null, { status: 204, headers })
    : toHttpResponse({ ...createErrorResponse(405, 'request.method'), headers })
}

/**
 * The validated responses of cached values, so that a cached value is validated and serialized one time. This is safe,
 * because a cached value is frozen and belongs to one operation.
 */
const validatedAnswers = new WeakMap<object, ApiResponse>()

async function answerRequest(
  operation: OperationContract,
  request: Request,
  caller: Caller,
  options: ApiOptions,
): Promise<ApiResponse> {
  let answer: ApiResponse
  let value: unknown
  try {
    value = await handleRequest(operation, request, caller, options)
    const validated = isCachedPublishedValue(value) ? validatedAnswers.get(value) : undefined
    if (validated) return validated
    answer = { status: 200, body: { success: true, value } }
  } catch (error) {
    answer = toErrorResponse(error, options.log)
  }
  // The API contract does not declare the status 413 (body too large), so the response cannot be validated.
  if (answer.status === 413) return answer
  const violation = operation.checkAnswer(answer.status, answer.body)
  if (!violation && isCachedPublishedValue(value))
    validatedAnswers.set(value, (answer = { ...answer, bytes: serializeResponseBody(answer.body) }))
  if (!violation) return answer
  options.log(`The answer of ${operation.id} (${answer.status}) does not fit the contract: ${violation}`)
  return createErrorResponse(500, 'system.failure')
}

async function handleRequest(
  operation: OperationContract,
  request: Request,
  { client, fromProxy }: Caller,
  { db: getDb, clock, tenants, services }: ApiOptions,
): Promise<unknown> {
  requireOpenPlatform(services.switches, operation.id)
  const { query, headers } = parseRequestParameters(operation, request)
  const { tenant, trial } = tenants.of(String(headers['Merchant']), listRequestHosts(request))
  requireEnabledOperation(tenant, operation.id)
  for (const name of ['merchantCode', 'merchant', 'merchant_code']) {
    const code = query[name]
    if (code !== undefined && tenants.of(String(code), []).tenant !== tenant) throw new Refused('merchant.mismatch')
  }
  const db = getDb()
  const named = query['token']
  // Check a required session before the sandbox reads the body, so that strangers cannot send large bodies. The session
  // is checked a second time below, because it may end while the body arrives.
  const sender =
    operation.requiresSession && operation.bodySchema
      ? requireMember(db, tenant.id, request, [named], clock.now())
      : undefined
  if (sender && operation.maxBodyBytes !== undefined)
    services.limits.upload.take(`${tenant.id} ${sender.id}`, clock.now())
  const body = await readRequestBody(operation, request)
  const now = clock.now()
  // Settle everything that is due before the operation runs, so that the response contains the current balance.
  if (operation.requiresSession) settleEverythingDue(db, now)
  const member = operation.requiresSession
    ? requireMember(db, tenant.id, request, [named, readBodyToken(body)], now)
    : undefined
  if (trial && member && member.type !== TRIAL_MEMBER_TYPE) throw new Refused('merchant.mismatch')
  if (member) recordSessionUse(db, tenant.id, readBearerToken(request), request.headers.get('user-agent') ?? '', now)
  const call = {
    db,
    now,
    tenant,
    trial,
    language: selectResponseLanguage(headers['Accept-Language'] as string | undefined, tenant),
    query,
    headers,
    body,
    member,
    token: member ? readBearerToken(request) : '',
    client,
    services,
    siteOrigin: getSiteOrigin(request, tenant, fromProxy),
    checkPlaintext: operation.checkPlaintext,
  }
  // The cast is safe, because the request was validated against the API contract and the types are generated from the
  // API contract.
  const handle = () => (operationHandlers[operation.id] as OperationHandler<OperationId>)(call)
  const key = headers['Idempotency-Key']
  if (!member || key === undefined) return handle()
  return runWithIdempotencyKey(
    db,
    { tenant: tenant.id, member: member.id, key: String(key), operation: operation.id, query, body },
    handle,
  )
}

const readBodyToken = (body: unknown): unknown =>
  typeof body === 'object' && body !== null && 'token' in body ? body.token : undefined

const readBearerToken = (request: Request): string =>
  /^Bearer ([!-~]{1,128})$/i.exec(request.headers.get('authorization') ?? '')?.[1] ?? ''

/**
 * Returns the member of the session in the Authorization header.
 * @param named - the tokens in the query and the body; each token must be undefined or equal to the token in the header
 * @throws Refused `session.missing`, `session.ended`
 */
function requireMember(db: Db, tenant: string, request: Request, named: readonly unknown[], now: number): Member {
  const token = readBearerToken(request)
  if (!token) throw new Refused('session.missing')
  const member = findSessionMember(db, tenant, token, now)
  if (!member || named.some((other) => other !== undefined && other !== token)) throw new Refused('session.ended')
  return member
}
