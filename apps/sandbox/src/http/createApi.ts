import { Hono } from 'hono'
import { compress } from 'hono/compress'
import type { OperationId } from '@lobby/api'
import { isRemembered } from '../db/remember.ts'
import type { Db } from '../db/sql.ts'
import type { Clock } from '../domain/clock.ts'
import { languageOf } from '../domain/language.ts'
import { trialType, type Member } from '../domain/people.ts'
import { Refused } from '../domain/refused.ts'
import { memberOfSession, noteUse } from '../domain/sessions.ts'
import { settleAll } from '../domain/settleAll.ts'
import type { Tenants } from '../domain/tenants.ts'
import { underKey } from '../domain/underKey.ts'
import type { Handler, Services } from '../operations/call.ts'
import { demandOpen } from '../operations/closed.ts'
import { handlers } from '../operations/index.ts'
import { demandOffered } from '../operations/offered.ts'
import { answerTo, bytesOf, refusal, respond, type Answer } from './answer.ts'
import { clientOf, isFromProxy, hostsOf, siteOrigin } from './clientOf.ts'
import { contract, type OperationContract } from './contract.ts'
import type { Faults } from './createFaults.ts'
import { readBody, readParameters } from './readRequest.ts'

export interface ApiOptions {
  /** @throws what keeps the database from being used */
  readonly db: () => Db
  readonly clock: Clock
  readonly tenants: Tenants
  readonly services: Services
  /** The addresses of the servers in front of the sandbox, which say who asks. */
  readonly trustedProxies: readonly string[]
  /** Absent outside of development. */
  readonly faults: Faults | undefined
  readonly log: (line: string) => void
}

/** Who asks. */
interface Asker {
  readonly client: string
  /** Whether a trusted server has passed it on. */
  readonly fromProxy: boolean
}

const askerOf = (request: Request, connection: unknown, trusted: readonly string[]): Asker => ({
  client: clientOf(request, connection, trusted),
  fromProxy: isFromProxy(connection, trusted),
})

/** The platform's API: every operation of the contract, and nothing else. Each answer is held against the contract before it leaves. */
export function createApi(options: ApiOptions): Hono {
  const app = new Hono()
  app.on('ALL', ['/wps/*', '/lgw/*'], compress(), async (context) => {
    const request = context.req.raw
    const methods = contract.get(context.req.path)
    if (!methods) return respond(refusal(404, 'request.unknown'))
    const operation = operationOf(methods, request.method)
    if (!operation) return notThisMethod(methods, request.method)
    const answer = (): Promise<Answer> =>
      answerOf(operation, request, askerOf(request, context.env, options.trustedProxies), options)
    return options.faults ? options.faults.around(operation.id, request.signal, answer) : respond(await answer())
  })
  return app
}

/** HEAD is GET without the body, so only what changes nothing takes it. */
function operationOf(methods: ReadonlyMap<string, OperationContract>, method: string): OperationContract | undefined {
  if (method !== 'HEAD') return methods.get(method)
  const read = methods.get('GET')
  return read?.safe ? read : undefined
}

function notThisMethod(methods: ReadonlyMap<string, OperationContract>, method: string): Response {
  const headers = { Allow: [...methods.keys(), 'OPTIONS'].join(', ') }
  return method === 'OPTIONS'
    ? new Response(null, { status: 204, headers })
    : respond({ ...refusal(405, 'request.method'), headers })
}

/** Answers that fit the contract, by the value that they tell. It is one operation's alone, and stays as it was when it was held against it. */
const held = new WeakMap<object, Answer>()

async function answerOf(
  operation: OperationContract,
  request: Request,
  asker: Asker,
  options: ApiOptions,
): Promise<Answer> {
  let answer: Answer
  let value: unknown
  try {
    value = await valueOf(operation, request, asker, options)
    const fitting = isRemembered(value) ? held.get(value) : undefined
    if (fitting) return fitting
    answer = { status: 200, body: { success: true, value } }
  } catch (error) {
    answer = answerTo(error, options.log)
  }
  // The transport's own answer: no operation declares it.
  if (answer.status === 413) return answer
  const misfit = operation.checkAnswer(answer.status, answer.body)
  if (!misfit && isRemembered(value)) held.set(value, (answer = { ...answer, bytes: bytesOf(answer.body) }))
  if (!misfit) return answer
  options.log(`The answer of ${operation.id} (${answer.status}) does not fit the contract: ${misfit}`)
  return refusal(500, 'system.failure')
}

async function valueOf(
  operation: OperationContract,
  request: Request,
  { client, fromProxy }: Asker,
  { db: open, clock, tenants, services }: ApiOptions,
): Promise<unknown> {
  demandOpen(services.switches, operation.id)
  const { query, headers } = readParameters(operation, request)
  const { tenant, trial } = tenants.of(String(headers['Merchant']), hostsOf(request))
  demandOffered(tenant, operation.id)
  for (const name of ['merchantCode', 'merchant', 'merchant_code']) {
    const code = query[name]
    if (code !== undefined && tenants.of(String(code), []).tenant !== tenant) throw new Refused('merchant.mismatch')
  }
  const db = open()
  const named = query['token']
  // A body is read only for a member, and a large one only so often. Its reading takes time, after which the session counts again.
  const sender =
    operation.session && operation.bodySchema ? memberOf(db, tenant.id, request, [named], clock.now()) : undefined
  if (sender && operation.largestBody !== undefined)
    services.limits.upload.take(`${tenant.id} ${sender.id}`, clock.now())
  const body = await readBody(operation, request)
  const now = clock.now()
  // What is over by now has moved money before anybody is told of money.
  if (operation.session) settleAll(db, now)
  const member = operation.session ? memberOf(db, tenant.id, request, [named, tokenIn(body)], now) : undefined
  if (trial && member && member.type !== trialType) throw new Refused('merchant.mismatch')
  if (member) noteUse(db, tenant.id, bearerOf(request), request.headers.get('user-agent') ?? '', now)
  const call = {
    db,
    now,
    tenant,
    trial,
    language: languageOf(headers['Accept-Language'] as string | undefined, tenant),
    query,
    headers,
    body,
    member,
    token: member ? bearerOf(request) : '',
    client,
    services,
    siteOrigin: siteOrigin(request, tenant, fromProxy),
    checkPlaintext: operation.checkPlaintext,
  }
  // The request was held against this very operation's contract, which the handler's types are generated from.
  const handle = () => (handlers[operation.id] as Handler<OperationId>)(call)
  const key = headers['Idempotency-Key']
  if (!member || key === undefined) return handle()
  return underKey(
    db,
    { tenant: tenant.id, member: member.id, key: String(key), operation: operation.id, query, body },
    handle,
  )
}

const tokenIn = (body: unknown): unknown =>
  typeof body === 'object' && body !== null && 'token' in body ? body.token : undefined

const bearerOf = (request: Request): string =>
  /^Bearer ([!-~]{1,128})$/i.exec(request.headers.get('authorization') ?? '')?.[1] ?? ''

/** @param named - tokens among the parameters: the header counts, and no other may stand beside it */
function memberOf(db: Db, tenant: string, request: Request, named: readonly unknown[], now: number): Member {
  const token = bearerOf(request)
  if (!token) throw new Refused('session.missing')
  const member = memberOfSession(db, tenant, token, now)
  if (!member || named.some((other) => other !== undefined && other !== token)) throw new Refused('session.ended')
  return member
}
