import type { Capability } from '@lobby/merchant'
import { downlineTransferFixtures, createAgentRebateFixture } from '@lobby/agent/testing'
import { isCapabilityOnForMerchant } from './capabilities.ts'
import type { ScreenView, ViewOpeningContext } from './createViewOpener.ts'
import { openPathAndWaitForText } from './navigate.ts'

/** A screen of the agent area. */
interface Part {
  readonly path: string
  readonly flag?: Capability
}

const redRain: Part = { path: '/m/redRain', flag: 'redRain' }
const rebate: Part = { path: '/m/member/agent/agentRebeat', flag: 'agentRebate' }
const rates: Part = { path: '/m/member/teamRebate', flag: 'teamRebate' }
const accounts: Part = { path: '/m/agentRegister' }

/**
 * Opens a screen, waits for the text with the message id `id`, and then runs `then`. If the merchant does not have the
 * screen, only waits for the not-found text.
 */
const openScreen =
  ({ path, flag }: Part, id: string, then?: (visit: ViewOpeningContext) => Promise<unknown>) =>
  async (visit: ViewOpeningContext) => {
    const hasScreen = flag === undefined || isCapabilityOnForMerchant(visit.merchant, flag)
    await openPathAndWaitForText(path, hasScreen ? id : 'core.notFound.title')(visit)
    if (hasScreen) await then?.(visit)
  }
const openFailed = (part: Part, operation: string, id: string) => async (visit: ViewOpeningContext) => [
  await visit.failOperation(operation),
  await openScreen(part, id)(visit),
]
const openLoading =
  ({ path }: Part, operation: string) =>
  async (visit: ViewOpeningContext) => [
    await visit.holdOperation(operation),
    await visit.go(path),
    await visit.page.getByRole('main').getByRole('heading', { level: 1 }).waitFor({ state: 'attached' }),
  ]

const toThree: Part = { ...redRain, path: '/m/redRain?to=bruna84,caua09,jade19' }
/** Fills in the amount of money that each receiver gets. */
const fillAmount =
  (amount: string) =>
  async ({ page, text }: ViewOpeningContext) => {
    const field = page.getByRole('textbox', { name: text('downline.send.each') })
    await field.fill(amount)
    await field.blur()
  }
const fillEachAmount = async (visit: ViewOpeningContext) => {
  await fillAmount('50')(visit)
  await visit.page.getByRole('radio', { name: visit.text('downline.send.split.each') }).check()
  await visit.page.getByRole('textbox').nth(1).fill('7.000')
}
const openConfirmation = async (visit: ViewOpeningContext) => {
  await fillAmount('50')(visit)
  await visit.page.locator('main form [type=submit]').click()
  await visit.page.getByRole('dialog').getByText(visit.text('withdraw.password')).first().waitFor()
}
const openPicker = async ({ page, text }: ViewOpeningContext) => {
  await page.getByRole('button', { name: text('downline.send.more') }).click()
  await page.getByRole('dialog').getByRole('checkbox').nth(3).waitFor()
}
const openHistory = async ({ page, text }: ViewOpeningContext) => {
  await page.getByRole('tab', { name: text('downline.tab.history') }).click()
  await page.getByRole('list', { name: text('downline.tab.history') }).waitFor()
}
const clearList = (list: object) => ({ ...list, content: [], total: 0, totalPages: 0, next: undefined })
const openEmptyHistory = async ({ page, text }: ViewOpeningContext) => {
  await page.getByRole('tab', { name: text('downline.tab.history') }).click()
  await page.getByText(text('downline.history.none'), { exact: true }).waitFor()
}
const openRates = async ({ page, text }: ViewOpeningContext) => {
  await page.getByRole('main').getByRole('list').getByRole('button').last().click()
  await page.getByRole('dialog').getByText(text('downline.rates.save')).waitFor()
}
const openNewAccount = async ({ page, text }: ViewOpeningContext) => {
  await page.route(/\/wps\/agent\/account/, (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ json: { success: true, value: { memberId: 99, account: 'marina58', agent: false } } })
      : route.fallback(),
  )
  await page.getByRole('textbox', { name: text('downline.open.username') }).fill('marina58')
  await page.getByRole('button', { name: text('downline.open.suggest') }).click()
  await page.locator('main form [type=submit]').click()
  await page.getByText(text('downline.open.done.text')).waitFor()
}
const submitInvalid = async ({ page, text }: ViewOpeningContext) => {
  await page.getByRole('textbox', { name: text('downline.open.username') }).fill('9a')
  await page.locator('main form [type=submit]').click()
  await page.getByText(text('downline.send.most')).waitFor({ state: 'attached' })
}
const openRateFields = async ({ page, text }: ViewOpeningContext) => {
  await page.locator('main summary').first().click()
  await page.getByText(text('downline.send.most')).first().click()
}
const link = {
  linkId: 7,
  code: 'T4F09C2A71B',
  link: 'https://aurora.example/m/register?affiliateCode=T4F09C2A71B',
  agent: true,
  rates: [
    { category: 'RNG', rateBasisPoints: 40 },
    { category: 'LIVE', rateBasisPoints: 25 },
  ],
  registered: 12,
  createdAt: '2026-10-02T15:00:00Z',
}
const openLinks = (links: readonly object[]) => async (visit: ViewOpeningContext) => [
  await visit.page.route(/\/wps\/agent\/links?\b/, (route) =>
    route.request().method() === 'GET'
      ? route.fulfill({ json: { success: true, value: { links, mostLinks: 20 } } })
      : route.fallback(),
  ),
  await openScreen(accounts, 'downline.open.link')(visit),
  await visit.page.getByRole('tab', { name: visit.text('downline.open.link') }).click(),
  await visit.page.getByRole('region', { name: visit.text('downline.link.list') }).waitFor(),
  await visit.page.getByRole('region', { name: visit.text('downline.link.list') }).scrollIntoViewIfNeeded(),
]
const openTwoLinks = openLinks([
  link,
  {
    ...link,
    linkId: 6,
    code: 'T91B22',
    link: link.link.replace('T4F09C2A71B', 'T91B22'),
    agent: false,
    rates: [],
    registered: 0,
  },
])

/** Views of an agent's transfers to the team, rates, and accounts for new members. */
export const downlineViews = {
  '/m/redRain': [
    {
      name: 'transfers to the team',
      story: 'screens-downline--transfer-nobody-chosen',
      who: 'agent',
      needsAxe: true,
      open: openScreen(redRain, 'downline.send.nobody'),
    },
    {
      name: 'transfers to the team, the same for all',
      story: 'screens-downline--transfer-same-amount',
      who: 'agent',
      needsAxe: true,
      open: openScreen(toThree, 'downline.send.receivers', fillAmount('50')),
    },
    {
      name: 'transfers to the team, one by one',
      story: 'screens-downline--transfer-different-amounts',
      who: 'agent',
      needsAxe: true,
      open: openScreen(toThree, 'downline.send.receivers', fillEachAmount),
    },
    {
      name: 'transfers to the team, choosing',
      story: 'screens-downline--transfer-choose-members',
      who: 'agent',
      needsAxe: true,
      open: openScreen(toThree, 'downline.send.receivers', openPicker),
    },
    {
      name: 'transfers to the team, confirming',
      story: 'screens-downline--transfer-confirmation',
      who: 'agent',
      needsAxe: true,
      open: openScreen(toThree, 'downline.send.receivers', openConfirmation),
    },
    {
      name: 'transfers to the team, history',
      story: 'screens-downline--transfer-history',
      who: 'agent',
      needsAxe: true,
      open: async (visit) => [
        await visit.changeResponse(/\/agent\/transfer\/record/, () => downlineTransferFixtures),
        await openScreen(redRain, 'downline.send.nobody', openHistory)(visit),
      ],
    },
    {
      name: 'transfers to the team, nothing sent yet',
      story: 'screens-downline--no-transfers',
      who: 'agent',
      open: async (visit) => [
        await visit.changeResponse(/\/agent\/transfer\/record/, clearList),
        await openScreen(redRain, 'downline.send.nobody', openEmptyHistory)(visit),
      ],
    },
    {
      name: 'transfers to the team, loading',
      story: 'screens-downline--loading',
      who: 'agent',
      open: openLoading(redRain, 'downlineTransfer'),
    },
    {
      name: 'transfers to the team, failed',
      story: 'screens-downline--failed',
      who: 'agent',
      open: openFailed(redRain, 'downlineTransfer', 'downline.send.failed'),
    },
  ],
  '/m/member/agent/agentRebeat': [
    {
      name: 'agent rebate',
      story: 'screens-downline--agent-rebate',
      who: 'agent',
      needsAxe: true,
      open: openScreen(rebate, 'downline.rebate.shares'),
    },
    {
      name: 'agent rebate, nothing yet',
      story: 'screens-downline--no-agent-rebate',
      who: 'agent',
      open: async (visit) => {
        const { rows } = createAgentRebateFixture()
        const empty = {
          totalMinor: 0,
          todayMinor: 0,
          claimedMinor: 0,
          rows: rows.map((row) => ({ ...row, volumeMinor: 0, rebateMinor: 0 })),
        }
        await visit.changeResponse(/\/agent\/rebate(?:\?|$)/, () => createAgentRebateFixture(empty))
        await visit.changeResponse(/\/agent\/rebate\/record/, clearList)
        await openScreen(rebate, 'downline.rebate.record.none')(visit)
      },
    },
    {
      name: 'agent rebate, loading',
      story: 'screens-downline--loading',
      who: 'agent',
      open: openLoading(rebate, 'agentRebate'),
    },
    {
      name: 'agent rebate, failed',
      story: 'screens-downline--failed',
      who: 'agent',
      open: openFailed(rebate, 'agentRebate', 'downline.rebate.failed'),
    },
  ],
  '/m/member/teamRebate': [
    {
      name: 'team rebate',
      story: 'screens-downline--team-rebate',
      who: 'agent',
      needsAxe: true,
      open: openScreen(rates, 'downline.rates.own'),
    },
    {
      name: 'team rebate, rates of a member',
      story: 'screens-downline--member-rates',
      who: 'agent',
      needsAxe: true,
      open: openScreen(rates, 'downline.rates.own', openRates),
    },
    {
      name: 'team rebate, nobody directly below',
      story: 'screens-downline--no-direct-members',
      who: 'agent',
      open: async (visit) => [
        await visit.changeResponse(/\/agent\/team\/rates/, clearList),
        await openScreen(rates, 'downline.pick.none')(visit),
      ],
    },
    {
      name: 'team rebate, loading',
      story: 'screens-downline--loading',
      who: 'agent',
      open: openLoading(rates, 'teamRates'),
    },
    {
      name: 'team rebate, failed',
      story: 'screens-downline--failed',
      who: 'agent',
      open: openFailed(rates, 'teamRates', 'downline.rates.failed'),
    },
  ],
  '/m/agentRegister': [
    {
      name: 'open account',
      story: 'screens-downline--open-account',
      who: 'agent',
      needsAxe: true,
      open: openScreen(accounts, 'downline.open.submit'),
    },
    {
      name: 'open account, wrong',
      story: 'screens-downline--open-account-errors',
      who: 'agent',
      open: openScreen(accounts, 'downline.open.submit', submitInvalid),
    },
    {
      name: 'open account, rates',
      story: 'screens-downline--open-account-rates',
      who: 'agent',
      needsAxe: true,
      open: openScreen(accounts, 'downline.open.submit', openRateFields),
    },
    {
      name: 'open account, to hand over',
      story: 'screens-downline--new-account-created',
      who: 'agent',
      needsAxe: true,
      open: openScreen(accounts, 'downline.open.submit', openNewAccount),
    },
    {
      name: 'open account, links',
      story: 'screens-downline--invitation-links',
      who: 'agent',
      needsAxe: true,
      open: openTwoLinks,
    },
    {
      name: 'open account, a code',
      story: 'screens-downline--qr-code-of-link',
      who: 'agent',
      needsAxe: true,
      open: async (visit) => [
        await openTwoLinks(visit),
        await visit.page
          .getByRole('button', { name: visit.text('downline.link.qr') })
          .first()
          .click(),
        await visit.page.waitForFunction(() => document.querySelector('[role=dialog] svg path[fill="#000"]')),
      ],
    },
    {
      name: 'open account, no link yet',
      story: 'screens-downline--no-invitation-links',
      who: 'agent',
      open: openLinks([]),
    },
    {
      name: 'open account, loading',
      story: 'screens-downline--loading',
      who: 'agent',
      open: openLoading(accounts, 'accountRules'),
    },
    {
      name: 'open account, failed',
      story: 'screens-downline--failed',
      who: 'agent',
      open: openFailed(accounts, 'accountRules', 'downline.open.failed'),
    },
  ],
} satisfies Record<string, readonly ScreenView[]>
