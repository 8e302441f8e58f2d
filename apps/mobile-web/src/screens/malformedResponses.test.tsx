import { capabilities, type PublicMerchant } from '@lobby/merchant'
import contract from '@lobby/api/contract' with { type: 'json' }
import { buildSchemaExample, buildSchemaExampleAtBounds, type ContractSchema } from '@lobby/api/testing/examples'
import type { PlatformResponse, PlatformResponses } from '@lobby/platform/testing'
import { expect, test } from 'vitest'
import { openApp, lookUpText } from '../testing/openApp.tsx'

/** Functions that replace the value of one field of a response by an invalid value. `undefined` removes the field. */
const treatments: readonly ((value: unknown) => unknown)[] = [
  () => undefined,
  () => null,
  (value) => (typeof value === 'string' ? 7 : 'NaN'),
  (value) => (Array.isArray(value) ? Array.from({ length: 3_000 }, () => value[0] as unknown) : 'x'.repeat(300_000)),
  () => ({ then: 1, constructor: { prototype: {} }, length: 3 }),
]

/**
 * Returns a copy of a response in which one field has an invalid value. `turn` selects the field, its depth and the
 * kind of invalid value.
 */
function spoil(answer: unknown, turn: number): unknown {
  const spoilAt = (value: unknown, levels: number): unknown => {
    const keys = typeof value === 'object' && value !== null ? Object.keys(value) : []
    const key = keys[turn % keys.length]
    if (levels === 0 || key === undefined) return treatments[turn % treatments.length]?.(value)
    const copy = (Array.isArray(value) ? [...(value as unknown[])] : { ...(value as object) }) as Record<
      string,
      unknown
    >
    copy[key] = spoilAt(copy[key], levels - 1)
    return copy
  }
  return spoilAt(answer, turn % 4)
}

interface Declared {
  readonly responses: {
    readonly 200: { readonly content: Readonly<Record<string, { readonly schema: ContractSchema } | undefined>> }
  }
}

/**
 * Creates a response for each operation of the API contract. The platform is neither in maintenance nor closed for the
 * region.
 */
const makeAnswers = (make: (schema: ContractSchema) => unknown) =>
  Object.entries(contract.paths as unknown as Record<string, Record<string, Declared>>).flatMap(([path, item]) =>
    Object.entries(item).flatMap(([method, { responses }]) => {
      const value = responses[200].content['application/json']?.schema.allOf?.[1]?.properties?.['value']
      if (!value) return []
      const open = path.startsWith('/wps/system/st') ? { maintenance: false, regionRestriction: false } : {}
      const made = make(value)
      return [
        [
          `${method.toUpperCase()} ${path}`,
          Array.isArray(made) || typeof made !== 'object' ? made : { ...made, ...open },
        ] as const,
      ]
    }),
  )

const createAnswers = (
  change: (value: unknown) => unknown,
  make: (schema: ContractSchema) => unknown = buildSchemaExample,
): PlatformResponses =>
  Object.fromEntries(
    makeAnswers(make).map(([route, value]) => [
      route,
      (() => Response.json({ success: true, value: change(value) })) satisfies PlatformResponse,
    ]),
  )

const all = [0, 1, 2, 3, 4, 5, 6]

/**
 * The screens to test. `asks` is the end of the URL of the call for which the test waits. `turns` are the arguments of
 * `spoil` in `npm test`. Together they cover all kinds of invalid values and all depths.
 */
const screens: readonly (readonly [path: string, who: 'a guest' | 'ana', asks: string, turns: readonly number[]])[] = [
  ['/m/home', 'a guest', '/wps/game/popular', [1, 6]],
  ['/m/home', 'ana', '/wps/wallets/balance', [2, 5]],
  ['/m/gameList', 'ana', '/wps/game/list', [3, 4]],
  ['/m/help', 'a guest', '/wps/system/helpCenter', [0, 3]],
  ['/m/service', 'a guest', '/wps/system/customerService', [4, 1]],
  ['/m/notice', 'a guest', '/wps/announcement/notice', [5, 2]],
  ['/m/register', 'a guest', '/wps/account/registerSettings', [6, 0]],
  ['/m/useragreement', 'a guest', '/wps/system/userAgreement', [7, 2]],
  ['/m/restricted', 'a guest', '/wps/system/startup', [8, 1]],
  ['/m/maintenance', 'a guest', '/wps/system/status', [9, 3]],
]

/**
 * Opens a screen, waits until nothing is loading, and expects that the screen has text and a button or link, and shows
 * no value such as `NaN`.
 */
async function openWhole(
  path: string,
  who: 'a guest' | 'ana',
  asks: string,
  answers: PlatformResponses,
  merchant: Partial<PublicMerchant> = {},
) {
  const app = await openApp(path, { answers, merchant, ...(who === 'ana' && { member: who }) })
  await expect.poll(() => app.calls.some((call) => call.split('?')[0]?.endsWith(asks))).toBe(true)
  await expect.poll(() => app.site.queries.isFetching(), { timeout: 10_000 }).toBe(0)
  const main = app.screen.getByRole('main')
  await expect.poll(() => main.query()?.textContent ?? '').toMatch(/\p{L}{3}/u)
  expect(document.body.innerText).not.toMatch(/\bNaN\b|undefined|Invalid Date|\[object |\bnull\b|x{100}/)
  await expect.element(app.screen.getByRole('button').or(app.screen.getByRole('link')).first()).toBeVisible()
  return app
}

/**
 * Removes the cached responses from the device, because the next screen would use them instead of the test's responses.
 */
function clearCachedAnswers() {
  for (const name of Object.keys(localStorage)) if (name.startsWith('MC_CACHE_')) localStorage.removeItem(name)
  sessionStorage.clear()
}

type Walk = (...screen: (typeof screens)[number]) => Promise<void>

const walk: Walk = async (path, who, asks, turns) => {
  for (const turn of turns) {
    const { screen } = await openWhole(
      path,
      who,
      asks,
      createAnswers((value) => spoil(value, turn)),
    )
    await screen.unmount()
    clearCachedAnswers()
  }
}

test.each(screens)(
  'shows the screen %s to %s when a field of every response is invalid',
  { tags: ['A3'] },
  async (...screen) => {
    await walk(...screen)
    // Control: the site can read the same responses when no field is invalid.
    const [path, who, asks] = screen
    const app = await openWhole(
      path,
      who,
      asks,
      createAnswers((value) => value),
    )
    expect(app.screen.getByText(lookUpText('error.unreadable')).query()).toBeNull()
  },
)

test.each(screens)(
  'shows the screen %s to %s with every kind of invalid field in every response',
  { tags: ['A3', 'deep'], timeout: 60_000 },
  async (path, who, asks) => {
    await expect(walk(path, who, asks, all)).resolves.toBeUndefined()
  },
)

/** All feature flags except that of the install offer, which needs an event from the browser. */
const allFlags = capabilities.filter((flag) => flag !== 'homeScreenOffer')

/** Every screen of members and agents that shows amounts, counts or times. */
const screensWithNumbers = [
  ...[
    '/m/mine',
    '/m/member/home',
    '/m/member/benefits',
    '/m/voucherCenter',
    '/m/withdraw',
    '/m/webEmail',
    '/m/message',
    '/m/rewardCenter',
    '/m/inviteFriends',
    '/m/responsible',
  ],
  ...[
    '/m/activity',
    '/m/activityInfo',
    '/m/gameCenter',
    '/m/slotsCenter',
    '/m/leaderBoard',
    '/m/lottery',
    '/m/moreLottery',
    '/m/startLottery',
    '/m/lottery/orders',
  ],
  ...['/m/securityCenter', '/m/securityCenter/accounts', '/m/securityCenter/documents', '/m/securityCenter/sessions'],
  ...[
    '/m/vouReport',
    '/m/withdrawReport',
    '/m/transaction/record',
    '/m/gameRecord',
    '/m/profitandloss',
    '/m/member/rebateReport',
    '/m/member/manualRebate',
  ],
  ...[
    '/m/agent',
    '/m/agent/team/overview',
    '/m/agent/team/pnl',
    '/m/teamBetting',
    '/m/member/team',
    '/m/upLine/transfer',
    '/m/redRain',
    '/m/agentRegister',
    '/m/member/agent/contracts',
  ],
  ...[
    '/m/member/agent/agentRebeat',
    '/m/member/agent/agentDivident',
    '/m/member/agent/getSalaryContract',
    '/m/member/agent/getDevidendContract',
    '/m/member/agent/getHourContract',
    '/m/member/teamRebate',
  ],
].map((path) => [path, 'ana', '', all] as const)

test.each([...screens, ...screensWithNumbers])(
  'shows no number such as 1e+21 on the screen %s to %s when all values have their smallest or largest allowed size',
  { tags: ['B26', 'B85', 'deep'], timeout: 60_000 },
  async (path, who, asks) => {
    for (const end of ['lowest', 'highest'] as const) {
      const { screen } = await openWhole(
        path,
        who,
        asks,
        createAnswers(
          (value) => value,
          (schema) => buildSchemaExampleAtBounds(schema, end),
        ),
        { flags: allFlags, market: 'BR' },
      )
      await expect.poll(() => document.querySelectorAll('main :is([data-loading], [aria-busy=true])').length).toBe(0)
      // Every path has a screen, because every feature flag is on.
      expect(screen.getByText(lookUpText('core.notFound.title')).elements()).toEqual([])
      expect(document.body.innerText).not.toMatch(/\de\+\d|Infinity|∞/)
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
      await screen.unmount()
      clearCachedAnswers()
    }
  },
)

test(
  'control: detects a page that is wider than the window when a word of 40 letters may not break',
  { tags: ['B85-control'] },
  () => {
    const words = Object.assign(document.createElement('p'), { textContent: 'W'.repeat(40) })
    words.style.overflowWrap = 'normal'
    document.body.append(words)
    const { scrollWidth } = document.documentElement
    words.remove()
    expect(scrollWidth).toBeGreaterThan(window.innerWidth)
  },
)
