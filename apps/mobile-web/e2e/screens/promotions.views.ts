import type { ScreenView, ViewOpeningContext } from './createViewOpener.ts'

const LIST_CALL = /promotion\/list\?/
const INFO_CALL = /promotion\/info\?/
/** The state of a promotion for a member, as the platform reports it. */
interface MemberState {
  readonly status: string
  readonly action?: string | undefined
}
const memberStates: readonly MemberState[] = [
  { status: 'CLAIM', action: 'CLAIM' },
  { status: 'JOINED' },
  { status: 'JOIN', action: 'JOIN' },
  { status: 'CLAIMED' },
  { status: 'APPLYING' },
  { status: 'PROCESS' },
  { status: 'ISSUED' },
  { status: 'REJECTED' },
]

/** Opens the list of promotions, and waits until promotions are shown. */
async function openPromotions({ go, page }: ViewOpeningContext): Promise<void> {
  await go('/m/activity')
  await page.getByRole('main').getByRole('article').first().waitFor()
}

/** Opens the list of promotions, and scrolls to its end. */
async function openPromotionsEnd(visit: ViewOpeningContext): Promise<void> {
  await openPromotions(visit)
  await visit.page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
}

/**
 * Opens a promotion of the list.
 * @param place The promotion's index in the editor's order: 0 to 4 depend on bets, 5 to 8 on an application, 9 starts
 * later, 10 has ended.
 * @param state The member's state in this promotion.
 */
const openPromotion =
  (place: number, state: Partial<MemberState> = {}, more: object = {}) =>
  async (visit: ViewOpeningContext) => {
    const { page, text } = visit
    // Give all promotions the same state, because otherwise the list sorts them by state instead of the editor's order.
    await visit.changeResponse(LIST_CALL, (value: object[]) =>
      value.map((each) => ({ ...each, status: 'JOIN', action: undefined })),
    )
    await visit.changeResponse(INFO_CALL, (value: { activity: object }) => ({
      ...value,
      activity: { ...value.activity, ...state },
      ...more,
    }))
    await openPromotions(visit)
    await page.getByRole('main').getByRole('article').nth(place).getByRole('heading').getByRole('link').click()
    await page.getByText(text('promotions.terms'), { exact: true }).waitFor()
    await page.locator('[data-rich]').waitFor()
  }

async function openForm(visit: ViewOpeningContext): Promise<void> {
  await openPromotion(5, { status: 'JOIN', action: 'APPLY' })(visit)
  await visit.page
    .getByRole('main')
    .getByRole('button', { name: visit.text('promotions.action.APPLY') })
    .click()
  await visit.page
    .getByRole('dialog')
    .getByRole('button', { name: visit.text('promotions.apply.send') })
    .waitFor()
}

/**
 * Opens the application form and fills it in. Adds an uploaded picture, a picture whose upload fails, and a file of a
 * type that the form refuses.
 */
async function openFilledForm(visit: ViewOpeningContext): Promise<void> {
  const { page, text } = visit
  await openForm(visit)
  await page.getByRole('dialog').getByRole('textbox').fill('R$ 1.000,00! '.repeat(12))
  const picture = await page.screenshot({ clip: { x: 0, y: 0, width: 300, height: 300 } })
  const files = page.locator('input[type=file]')
  await files.setInputFiles({ name: 'win.png', mimeType: 'image/png', buffer: picture })
  await page.getByText(`win.png: ${text('promotions.pictures.sent')}`).waitFor({ state: 'attached' })
  await visit.failConnection(/file\/image/)
  await files.setInputFiles({
    name: 'second.png',
    mimeType: 'image/png',
    buffer: await page.screenshot({ clip: { x: 0, y: 0, width: 200, height: 100 } }),
  })
  await page.getByText(`second.png: ${text('promotions.pictures.failed')}`).waitFor({ state: 'attached' })
  await files.setInputFiles({ name: 'holiday.heic', mimeType: 'image/heic', buffer: Buffer.from('....ftypheic') })
  await page.getByText(/holiday\.heic/).waitFor()
}

/** Views of the list of promotions and of single promotions. */
export const promotionsViews = {
  '/m/activity': [
    { name: 'promotions', story: 'screens-promotions--screen', needsAxe: true, open: openPromotions },
    { name: 'promotions, their end', story: 'screens-promotions--screen', open: openPromotionsEnd },
    {
      name: 'promotions, of a member',
      story: 'screens-promotions--screen',
      who: 'member',
      needsAxe: true,
      open: async (visit) => [
        await visit.changeResponse(LIST_CALL, (value: object[]) =>
          value.map((each, at) => ({ ...each, action: undefined, ...memberStates[at] })),
        ),
        await openPromotions(visit),
      ],
    },
    {
      name: 'promotions, of one kind',
      story: 'screens-promotions--one-category',
      open: async ({ go, page }) => [
        await go('/m/activity?category=SOCIAL'),
        await page.getByRole('main').getByRole('article').first().waitFor(),
      ],
    },
    {
      name: 'promotions, none',
      story: 'screens-promotions--no-promotions',
      open: async (visit) => [
        await visit.changeResponse(LIST_CALL, () => []),
        await visit.go('/m/activity'),
        await visit.page.getByText(visit.text('promotions.none')).waitFor(),
      ],
    },
    {
      name: 'promotions, loading',
      story: 'screens-promotions--loading',
      open: async (visit) => [
        await visit.holdOperation('activityList'),
        await visit.go('/m/activity'),
        await visit.page.locator('main [data-loading]').waitFor(),
      ],
    },
    {
      name: 'promotions, failed',
      story: 'screens-promotions--failed',
      open: async (visit) => [
        await visit.failOperation('activityList'),
        await visit.go('/m/activity'),
        await visit.page.getByText(visit.text('promotions.failed')).waitFor(),
      ],
    },
  ],
  '/m/activityInfo': [
    { name: 'promotion, a mission', needsAxe: true, open: openPromotion(0) },
    {
      name: 'promotion, in progress',
      story: 'screens-promotion--mission-in-progress',
      who: 'member',
      needsAxe: true,
      open: openPromotion(4, { status: 'JOINED', action: undefined }, { doneMinor: 6_250 }),
    },
    {
      name: 'promotion, to be claimed',
      story: 'screens-promotion--reward-to-claim',
      who: 'member',
      open: openPromotion(4, { status: 'CLAIM', action: 'CLAIM' }, { doneMinor: 10_000 }),
    },
    {
      name: 'promotion, in review',
      story: 'screens-promotion--application-in-review',
      who: 'member',
      open: openPromotion(5, { status: 'PROCESS', action: undefined }, { comment: 'R$ 1.000,00!', images: 2 }),
    },
    {
      name: 'promotion, not approved',
      story: 'screens-promotion--application-rejected',
      who: 'member',
      needsAxe: true,
      open: openPromotion(
        5,
        { status: 'REJECTED', action: undefined },
        { reason: 'picture', comment: 'R$ 1.000,00!', images: 1 },
      ),
    },
    { name: 'promotion, to come', story: 'screens-promotion--not-started', open: openPromotion(9) },
    { name: 'promotion, over', story: 'screens-promotion--ended', open: openPromotion(10) },
    {
      name: 'promotion, its form',
      story: 'screens-promotion--application-form',
      who: 'member',
      needsAxe: true,
      open: openForm,
    },
    {
      name: 'promotion, its form with faults',
      story: 'screens-promotion--application-form-with-errors',
      who: 'member',
      needsAxe: true,
      open: openFilledForm,
    },
    {
      name: 'promotion, not there',
      story: 'screens-promotion--unknown-promotion',
      open: async (visit) => [
        await visit.go('/m/activityInfo?id=999999999'),
        await visit.page.getByText(visit.text('error.activity.unknown')).waitFor(),
      ],
    },
    {
      name: 'promotion, loading',
      story: 'screens-promotion--loading',
      open: async (visit) => [
        await visit.holdOperation('activityInfo'),
        await visit.go('/m/activityInfo?id=1'),
        await visit.page.locator('main [data-loading]').waitFor(),
      ],
    },
    {
      name: 'promotion, failed',
      story: 'screens-promotion--failed',
      open: async (visit) => [
        await visit.failOperation('activityInfo'),
        await visit.go('/m/activityInfo?id=1'),
        await visit.page.getByText(visit.text('promotions.one.failed')).waitFor(),
      ],
    },
  ],
} satisfies Record<string, readonly ScreenView[]>
