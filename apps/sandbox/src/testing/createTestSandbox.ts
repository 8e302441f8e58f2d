import { randomBytes } from 'node:crypto'
import { editorContentTypeCodes } from '@lobby/api/contentTypes'
import { registrationFieldNames } from '@lobby/platform/validation'
import { operationContracts, type OperationContract } from '../http/apiContract.ts'
import { createSandbox, demoPassword, type Sandbox, type SandboxOptions, type Tenant } from '../createSandbox.ts'
import { setPasswordHashCost } from '../domain/passwordHash.ts'
import { encryptLogin } from './encryptLogin.ts'
import { northMerchant, demoPrivateKeyPem, southMerchant } from './merchants.ts'
import { setTestDrawSecret } from './createTestDb.ts'

setPasswordHashCost(8)

const { agent, banner, player, popUp, home } = editorContentTypeCodes

export interface TestApiResponse {
  readonly status: number
  readonly headers: Headers
  readonly body: {
    readonly success: boolean
    readonly value?: never
    readonly errorCode?: string
    readonly message?: string
    readonly data?: {
      readonly captcha?: boolean
      readonly field?: string
      readonly retryAfter?: number
      readonly left?: number
    }
  }
}

export interface TestCallOptions {
  readonly tenant?: Tenant
  readonly query?: Readonly<Record<string, string | number>>
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: unknown
  readonly token?: string
}

export interface TestSandbox extends Sandbox {
  readonly lines: string[]
  /** Calls an operation by its id, with the parameters that the site sends. */
  call(id: string, ask?: TestCallOptions): Promise<TestApiResponse>
  /** Signs in with an encrypted body. @param more - replaces fields of the payload */
  login(username: string, more?: Readonly<Record<string, unknown>>, ask?: TestCallOptions): Promise<TestApiResponse>
  /** Registers with an encrypted body and a new idempotency key. @param more - replaces fields of the payload */
  register(more?: Readonly<Record<string, unknown>>, ask?: TestCallOptions): Promise<TestApiResponse>
  /** Calls a developer switch, by POST if `body` is set, else by GET. */
  dev<Answer>(path: string, body?: object): Promise<Answer>
  /** Returns the SMS or email code in the newest message to a phone number or email address. */
  codeFor(to: string): Promise<string>
  /** Requests a new captcha and returns it with its solution. */
  captcha(tenant?: Tenant): Promise<{ captchaId: string; captcha: string }>
  /** Signs a demo person in and returns the session token. */
  token(username: string, tenant?: Tenant): Promise<string>
}

/** Creates a sandbox in memory with two tenants, and functions that call it like the site. */
export function createTestSandbox(options: Partial<SandboxOptions> = {}): TestSandbox {
  const lines: string[] = []
  const sandbox = createSandbox({
    dbPath: ':memory:',
    merchants: [northMerchant, southMerchant],
    development: true,
    playOrigin: 'http://play.localhost:4700',
    serviceOrigin: 'http://service.localhost:4700',
    privateKeyPem: demoPrivateKeyPem,
    // Seed no past activity, because most tests count rows.
    history: false,
    log: (line) => void lines.push(line),
    ...options,
  })
  setTestDrawSecret(sandbox.db)

  const call: TestSandbox['call'] = async (
    id,
    { tenant = northMerchant, query = {}, headers = {}, body, token } = {},
  ) => {
    const operation = operationContracts.find((one) => one.id === id)
    if (!operation) throw new Error(`The contract has no operation ${id}.`)
    const given = Object.entries({ ...buildDefaultQuery(id, tenant, token), ...query })
    const search = new URLSearchParams(given.map(([name, value]) => [name, String(value)]))
    const response = await sandbox.fetch(
      new Request(`http://${tenant.hosts[0]}${operation.path}?${search}`, {
        method: operation.method,
        headers: {
          Merchant: tenant.code,
          ...(token !== undefined && { Authorization: `Bearer ${token}` }),
          // Send each request for an SMS or email code from another client, because a client's second request requires
          // a captcha.
          ...(id.endsWith('Code') && { 'X-Forwarded-For': randomBytes(6).toString('hex') }),
          ...(body !== undefined && {
            'Content-Type': operation.isForm ? 'application/x-www-form-urlencoded' : 'application/json',
          }),
          ...headers,
        },
        ...(body !== undefined && { body: encodeBody(operation, body) }),
      }),
    )
    return {
      status: response.status,
      headers: response.headers,
      body: (await response.json()) as TestApiResponse['body'],
    }
  }
  const login: TestSandbox['login'] = (username, more = {}, ask = {}) => {
    const { body, encryption } = encryptLogin(
      buildLoginPayload(sandbox, username, { merchant: getMerchantCode(ask), ...more }),
    )
    return call('login', { ...ask, body, headers: { Encryption: encryption, ...ask.headers } })
  }
  const register: TestSandbox['register'] = (more = {}, ask = {}) => {
    const { body, encryption } = encryptLogin(
      buildRegisterPayload(sandbox, { merchant: getMerchantCode(ask), ...more }),
    )
    return call('register', {
      ...ask,
      body,
      headers: { Encryption: encryption, 'Idempotency-Key': randomBytes(16).toString('hex'), ...ask.headers },
    })
  }
  const dev: TestSandbox['dev'] = async (path, body) => {
    const post = body && { method: 'POST', body: JSON.stringify(body) }
    return (await (await sandbox.fetch(new Request(`http://sandbox.localhost/__dev${path}`, post))).json()) as never
  }
  return {
    ...sandbox,
    register,
    dev,
    codeFor: async (to) => {
      const [message] = await dev<{ text: string }[]>(`/messages?to=${encodeURIComponent(to)}`)
      return /#(\d{6})/.exec(message?.text ?? '')?.[1] ?? ''
    },
    captcha: async (tenant = northMerchant) => {
      const captchaId = randomBytes(12).toString('hex')
      await call('captcha', { tenant, query: { captchaId } })
      return { captchaId, captcha: (await dev<{ digits: string }>(`/captcha?captchaId=${captchaId}`)).digits }
    },
    // Define the getter `db` again, because the spread above has copied only the current database. A reset replaces the
    // database.
    get db() {
      return sandbox.db
    },
    lines,
    call,
    login,
    token: async (username, tenant = northMerchant) =>
      (await login(username, {}, { tenant })).body.value?.['token'] ?? '',
  }
}

/** Returns the merchant code to write into an encrypted body. */
const getMerchantCode = ({ tenant = northMerchant, headers }: TestCallOptions): string =>
  headers?.['Merchant'] ?? tenant.code

/** Serializes a body as the site's client does. */
const encodeBody = ({ isForm }: Pick<OperationContract, 'isForm'>, body: unknown): string =>
  isForm ? new URLSearchParams(body as Record<string, string>).toString() : JSON.stringify(body)

/** Builds a login payload that fits the API contract. */
export const buildLoginPayload = (
  sandbox: Sandbox,
  username: string,
  more: Readonly<Record<string, unknown>> = {},
): Record<string, unknown> => ({
  username,
  password: demoPassword,
  captcha: '',
  type: 'username',
  merchant: northMerchant.code,
  timestamp: sandbox.clock.now(),
  nonce: randomBytes(16).toString('hex'),
  ...more,
})

/** Builds a registration payload that fits the API contract. Optional fields are empty. */
export const buildRegisterPayload = (
  sandbox: Sandbox,
  more: Readonly<Record<string, unknown>> = {},
): Record<string, unknown> => ({
  ...Object.fromEntries(registrationFieldNames.map((name) => [name, ''])),
  countryDialingCode: '55',
  registerUrl: 'north.localhost',
  registerMethod: 'H5',
  domain: 'north.localhost',
  type: 0,
  username: 'maria2026',
  password: 'segredo1',
  confirmPassword: 'segredo1',
  // Confirm the highest minimum age of the test merchants.
  confirmedAge: 21,
  merchant: northMerchant.code,
  timestamp: sandbox.clock.now(),
  nonce: randomBytes(16).toString('hex'),
  ...more,
})

/** Returns the query parameters that the site's client sends with an operation. */
function buildDefaultQuery(id: string, { code }: Tenant, token = ''): Record<string, string | number> {
  if (id === 'homeAnnouncements')
    return { merchantCode: code, types: `${banner},${player},${popUp},${home}`, groupName: 'm_home', platform: 'M' }
  if (id === 'popularGames') return { merchantCode: code, language: 'PT', platform: 'html5' }
  if (id === 'hotGames') return { merchantCode: code, language: 'PT', platform: 'html5', isPlatform: 2 }
  if (id === 'gameList') {
    return {
      merchant: code,
      merchant_code: code,
      language: 'PT',
      platform: 'html5',
      clientType: 2,
      pageNo: 1,
      pageSize: 26,
    }
  }
  if (id === 'gameTypes') return { merchant_code: code, typeId: 'RNG' }
  if (id === 'allVassalages') return { merchant_code: code }
  if (id === 'gameMenus') return { merchantCode: code, language: 'PT' }
  if (id === 'recentGames') return { token, language: 'PT' }
  if (id === 'addRecentGame') return { token, nodeId: 10_001, vendor: 'QTZ' }
  if (id === 'favouriteGames') return { token, language: 'PT', pageNo: 1, pageSize: 26 }
  if (id === 'registerAnnouncements') return { merchantCode: code, types: banner, groupName: 'm_reg', platform: 'M' }
  if (id === 'register') return { moduleId: 'REG3' }
  if (id === 'messageList') return { moduleId: 'INBOX3', pageNo: 1, pageSize: 20 }
  if (id === 'sendFeedback') return { moduleId: 'FEEDBACK3' }
  if (id === 'rewardCenter' || id === 'claimReward') return { moduleId: 'REWCEN3' }
  if (id === 'vipBenefits') return { moduleId: 'MEMCLUB3' }
  if (id === 'setHeadIcon') return { moduleId: 'PROFPIC3' }
  if (id === 'transferToUpline') return { moduleId: 'FUNDTRANS3' }
  if (id === 'sendSmsCode') return { moduleId: 'VERIFICATION3' }
  if (id === 'sendResetCode') return { moduleId: 'PWRESETSMS3' }
  if (id === 'affiliateCheck') return { moduleId: 'AFFMAN3', code: 'NONE', domain: 'north.localhost' }
  if (id === 'verification')
    return { moduleId: 'VALID_CAPTCHA3', captchaId: 'a-captcha-of-16-chars', captcha: '000000' }
  if (id === 'hotMatches') return { merchantCode: code, types: home, platform: 'M' }
  if (['announcementBanner', 'mobileNotice', 'popularAnnouncements'].includes(id))
    return { merchantCode: code, platform: 'M' }
  if (id === 'helpCenter') return { device: 'MOBILE' }
  if (id === 'lotteryList' || id === 'eLotteryList') return { prizeMode: id === 'lotteryList' ? 'LOTT' : 'ELOTT' }
  if (id === 'lotteryMenu') return { prizeMode: 'LOTT', device: 'MOBILE', language: 'PT' }
  if (id === 'runningDraw' || id === 'lotteryPlays') return { code: 'lua-1' }
  if (id === 'recentDraws') return { code: 'lua-1', size: 10 }
  if (id === 'lotteryOrders') return { token, language: 'PT', pageNo: 1, pageSize: 20 }
  if (id === 'lotteryOrderDetail') return { token, language: 'PT', orderId: 'VN0000000001' }
  if (id === 'trialAccount') return { trialName: 'trial-of-nobody' }
  if (id === 'agentAnnouncements') return { merchantCode: code, types: agent, groupName: 'm_home' }
  if (id === 'contractCheck') return { token }
  if (id === 'captcha') return { captchaId: 'a-captcha-of-16-chars', moduleId: 'CAPTCHA3' }
  const needed =
    operationContracts.find((one) => one.id === id)?.parameters.filter((one) => one.in === 'query' && one.required) ??
    []
  const values: typeof defaultValues = { ...defaultValues, merchantCode: code }
  return Object.fromEntries(needed.flatMap(({ name }) => (values[name] === undefined ? [] : [[name, values[name]]])))
}

/** Default values of required parameters, by name. Such a parameter has the same meaning in every operation. */
const defaultValues: Readonly<Record<string, string | number>> = {
  pageNo: 1,
  pageSize: 20,
  depositId: 'D0000000001',
  withdrawalId: 'W0000000001',
  key: 'a-key-that-nobody-has',
  mailId: 1,
  activityId: 1,
  period: 'WEEK',
  startDate: '2026-11-01',
  endDate: '2026-11-30',
  size: 0,
  memberId: 1,
  kind: 'DAILY',
}
