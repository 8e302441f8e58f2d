import { expect, onTestFinished, test, vi } from 'vitest'
import { simulatePageFocus, openApp, lookUpText } from '../testing/openApp.tsx'
import { delayIdleLoading } from '../testing/delayIdleLoading.ts'
import { isolateFromOtherTabs, openOtherTab, disableBroadcastChannel } from '../testing/openOtherTab.ts'
import { createMemberSessionFixture } from '../testing/siteFixtures.ts'

const HOUR_MS = 3_600_000
const signedIn = { member: 'ana' } as const
const countStartups = (calls: readonly string[]) => calls.filter((call) => call.includes('/system/startup')).length

test(
  'shows the sign-in link and makes no more calls with the session token when another tab signs out',
  { tags: ['T1'] },
  async () => {
    const { chip, guest, memberCalls, screen, calls } = await openApp('/m/home', signedIn)
    await expect.element(chip).toHaveAccessibleName(/12/)
    expect(memberCalls()).toBeGreaterThan(0)
    openOtherTab().session.signOut()
    await expect.element(guest).toBeVisible()
    const before = memberCalls()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] })
    await vi.advanceTimersByTimeAsync(HOUR_MS)
    vi.useRealTimers()
    simulatePageFocus()
    expect(memberCalls()).toBe(before)
    await screen.unmount()
    const next = await openApp('/m/home')
    await expect.element(next.guest).toBeVisible()
    await expect.poll(() => countStartups(next.calls)).toBe(1)
    expect([next.memberCalls(), countStartups(calls)]).toEqual([0, 1])
  },
)

test(
  'reloads one time, and never mixes the data of two members, when another tab signs another member in',
  { tags: ['T2'] },
  async () => {
    const { chip, header, reloads, screen, memberCalls } = await openApp('/m/home', signedIn)
    await expect.element(chip).toHaveAccessibleName(/12/)
    expect(memberCalls()).toBeGreaterThan(0)
    const shown: string[] = []
    const watcher = new MutationObserver(() => shown.push(header.query()?.textContent ?? ''))
    watcher.observe(document.body, { subtree: true, childList: true, characterData: true })
    onTestFinished(() => watcher.disconnect())
    openOtherTab().session.signIn(createMemberSessionFixture('vip'))
    await expect.poll(() => reloads).toEqual(['/m/home'])
    // Until the reload, the header never shows the new member's name with the old member's balance.
    expect(shown.filter((words) => words.includes('vip') && words.includes('12.50'))).toEqual([])
    await screen.unmount()
    shown.length = 0
    const next = await openApp('/m/home')
    await expect.element(next.chip).toHaveAccessibleName(/^vip.*900/)
    expect(shown.join()).not.toMatch(/ana|12\.50/)
    expect(next.requests.some((request) => request.headers.get('Authorization')?.includes('-ana-'))).toBe(false)
    expect(next.reloads).toEqual([])
  },
)

test(
  'shows the sign-in link when another tab signs out and the browser has no BroadcastChannel',
  { tags: ['T5'] },
  async () => {
    disableBroadcastChannel()
    expect(typeof BroadcastChannel).toBe('undefined')
    const { chip, guest } = await openApp('/m/home', signedIn)
    await expect.element(chip).toBeVisible()
    openOtherTab({ channel: false }).session.signOut()
    await expect.element(guest).toBeVisible()
  },
)

test(
  'changes the language of the page and of its calls when another tab chooses a language',
  { tags: ['T4'] },
  async () => {
    const { header, footer, requests } = await openApp('/m/home')
    await expect.element(header.getByRole('link', { name: 'Sign in', exact: true })).toBeVisible()
    const other = openOtherTab()
    other.storage.set('language', 'PT')
    await expect.element(header.getByRole('link', { name: 'Entrar', exact: true })).toBeVisible()
    await expect.element(footer.getByText(/Jogue com responsabilidade\.$/)).toBeVisible()
    await expect.poll(() => document.documentElement.lang).toMatch(/^pt/)
    await expect.poll(() => requests.some((request) => request.headers.get('Accept-Language') === 'PT')).toBe(true)
    // A language that the merchant does not offer does not change the page.
    other.storage.set('language', 'KO')
    await new Promise(requestAnimationFrame)
    await expect.element(header.getByRole('link', { name: 'Entrar', exact: true })).toBeVisible()
  },
)

test(
  'control: does not change the member or the language when the events of other tabs are stopped',
  { tags: ['T1-control', 'T2-control', 'T4-control', 'T5-control'] },
  async () => {
    const stopped = isolateFromOtherTabs()
    // Delay the features that load when the page is idle, because their calls read the storage and would find the
    // session of the other tab.
    delayIdleLoading()
    const { chip, reloads, site } = await openApp('/m/nowhere', signedIn)
    await expect.element(chip).toHaveAccessibleName(/^ana.*12/)
    await expect.poll(() => site.queries.isFetching()).toBe(0)
    const other = openOtherTab({ channel: false })
    other.storage.set('language', 'PT')
    other.session.signOut()
    other.session.signIn(createMemberSessionFixture('vip'))
    await expect.poll(() => stopped).toEqual(expect.arrayContaining(['MC_LANG', 'MC_SESSION_INFO']))
    await expect.element(chip).toHaveAccessibleName(/^ana.*12/)
    expect([document.documentElement.lang, reloads]).toEqual(['en', []])
  },
)

test(
  'shows the sign-in link when the page gets the focus and did not notice an earlier sign-out in another tab',
  { tags: ['T6'] },
  async () => {
    isolateFromOtherTabs()
    delayIdleLoading()
    const { chip, guest, site } = await openApp('/m/home', signedIn)
    await expect.element(chip).toBeVisible()
    await expect.poll(() => site.queries.isFetching()).toBe(0)
    openOtherTab({ channel: false }).session.signOut()
    await expect.element(chip).toBeVisible()
    simulatePageFocus()
    await expect.element(guest).toBeVisible()
  },
)

test(
  'shows the sign-in link when the page gets the focus and the platform has ended the session',
  { tags: ['T7', 'T7-control'] },
  async () => {
    delayIdleLoading()
    const { chip, guest, screen, memberCalls, answer, site } = await openApp('/m/home', signedIn)
    await expect.element(chip).toHaveAccessibleName(/12/)
    await expect.poll(() => site.queries.isFetching()).toBe(0)
    const before = memberCalls()
    simulatePageFocus()
    await expect.poll(memberCalls).toBe(before + 1)
    await expect.poll(() => site.queries.isFetching()).toBe(0)
    await expect.element(chip).toBeVisible()
    answer('GET /wps/wallets/balance', () =>
      Response.json({ success: false, errorCode: 'session.unknown', message: 'x' }, { status: 401 }),
    )
    simulatePageFocus()
    await expect.element(screen.getByText(lookUpText('error.unauthorized'))).toBeVisible()
    await expect.element(guest).toBeVisible()
    expect(localStorage.getItem('MC_SESSION_INFO')).toBeNull()
  },
)
