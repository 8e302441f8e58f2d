import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { TeamMember } from '../model/teamMember.ts'
import {
  createTeamMemberFixture,
  createTeamSumsFixture,
  createTeamMembersPageFixture,
} from '../testing/createTeamMemberFixture.ts'
import { renderAgentScreen } from '../testing/renderAgentScreen.tsx'
import { TeamMembersScreen } from './TeamMembersScreen.tsx'

const path = '/m/member/team'
const list = 'GET /wps/agent/team/members'
const detail = 'GET /wps/agent/team/member'
const allFlags = ['teamBetting', 'accountRecord', 'redRain', 'teamRebate'] as const

const sums = (own: number, team: number) => ({
  own: createTeamSumsFixture({ stakeMinor: own, profitMinor: -own }),
  team: createTeamSumsFixture({ stakeMinor: team, profitMinor: own }),
})
const bruna = createTeamMemberFixture(11, 'bruna84', {
  nickname: 'Bruna',
  agent: true,
  directCount: 2,
  teamCount: 9,
  online: true,
  balanceMinor: 123_450,
  ...sums(12_000, 345_600),
})
const caua = createTeamMemberFixture(12, 'caua09', sums(5000, 5000))
const larissa = createTeamMemberFixture(21, 'larissa66', {
  agent: true,
  depth: 2,
  upline: 'bruna84',
  directCount: 1,
  teamCount: 1,
  ...sums(100, 300),
})
const renato = createTeamMemberFixture(22, 'renato23', { depth: 2, upline: 'bruna84' })
const murilo = createTeamMemberFixture(31, 'murilo38', { depth: 3, upline: 'larissa66' })
const step = ({ memberId, account }: TeamMember) => ({ memberId, account })
const everybody = [bruna, caua, larissa, renato, murilo]

const branches: Readonly<Record<string, ReturnType<typeof createTeamMembersPageFixture>>> = {
  own: createTeamMembersPageFixture([caua, bruna]),
  11: createTeamMembersPageFixture([renato, larissa], { path: [step(bruna)] }),
  21: createTeamMembersPageFixture([murilo], { path: [step(bruna), step(larissa)] }),
}

/** Responds like the platform for a team with three levels. */
function answerList(request: Request): Response {
  const { searchParams } = new URL(request.url)
  const search = searchParams.get('search')
  const value =
    search === null
      ? branches[searchParams.get('memberId') ?? 'own']
      : createTeamMembersPageFixture(everybody.filter(({ account }) => account.startsWith(search)))
  return Response.json(
    value ? { success: true, value } : { success: false, errorCode: 'account.forbidden', message: 'No' },
  )
}

function answerMember(request: Request): Response {
  const member = everybody.find(
    ({ memberId }) => memberId === Number(new URL(request.url).searchParams.get('memberId')),
  )
  const value = member && {
    member,
    path: member.upline ? [step(bruna), step(member)] : [step(member)],
    direct: member.depth === 1,
    rates: [{ category: 'RNG', rateBasisPoints: 45, minBasisPoints: 0, maxBasisPoints: 60 }],
  }
  return Response.json(
    value ? { success: true, value } : { success: false, errorCode: 'account.forbidden', message: 'No' },
  )
}

const show = (query = '', answers: Parameters<typeof renderAgentScreen>[2] = {}) =>
  renderAgentScreen(path + query, <TeamMembersScreen />, {
    merchant: { flags: [...allFlags] },
    ...answers,
    answers: { [list]: answerList, [detail]: answerMember, ...answers?.answers },
  })
type Shown = Awaited<ReturnType<typeof show>>['screen']

const names = (screen: Shown) =>
  [...screen.container.querySelectorAll('[role=treeitem]')]
    .toSorted((one, other) => Number(one.getAttribute('aria-posinset')) - Number(other.getAttribute('aria-posinset')))
    .map((row) => row.children[1]?.textContent)

beforeEach(async () => {
  window.scrollTo(0, 0)
  await page.viewport(360, 800)
})

test("lists the agent's direct members with the stakes of their teams and their own stakes", async () => {
  const { screen, asked } = await show()
  const row = screen.getByRole('treeitem', { name: /bruna84/ })
  await expect.element(row).toBeVisible()
  expect(row.element().textContent.replaceAll('\u00a0', ' ')).toBe('Bbruna84R$3,456.00Agent · own R$120.00 · Online9')
  for (const [name, value] of [
    ['level', '1'],
    ['posinset', '2'],
    ['setsize', '2'],
    ['expanded', 'false'],
  ])
    await expect.element(row).toHaveAttribute(`aria-${name}`, value)
  await expect.element(screen.getByRole('treeitem', { name: /caua09/ })).not.toHaveAttribute('aria-expanded')
  await expect.element(screen.getByText('2 direct members, newest first')).toBeVisible()
  expect(asked(list)[0]).not.toContain('memberId')
})

test('opens two branches, returns through the breadcrumbs, and writes each branch into the URL', async () => {
  const { screen, location } = await show('?from=2026-11-01&to=2026-11-09')
  await screen.getByRole('button', { name: 'Open the network of bruna84: 9 people' }).click()
  await expect.poll(() => names(screen)).toEqual(['renato23', 'larissa66'])
  await screen.getByRole('button', { name: 'Open the network of larissa66: 1 person' }).click()
  await expect.poll(() => names(screen)).toEqual(['murilo38'])
  expect(location()).toBe(`${path}?from=2026-11-01&to=2026-11-09&member=21`)
  const crumbs = screen.getByRole('navigation', { name: 'Your position in the team' })
  await expect.element(crumbs.getByText('larissa66')).toHaveAttribute('aria-current', 'page')
  await crumbs.getByRole('button', { name: 'bruna84' }).click()
  await expect.poll(() => names(screen)).toEqual(['renato23', 'larissa66'])
  await crumbs.getByRole('button', { name: 'My team' }).click()
  await expect.poll(location).toBe(`${path}?from=2026-11-01&to=2026-11-09`)
})

test('opens the branch in the URL, and links to the agent’s own team for a member outside the team', async () => {
  const known = await show('?member=11')
  await expect.poll(() => names(known.screen)).toEqual(['renato23', 'larissa66'])
  await known.screen.unmount()
  const stranger = await show('?member=99')
  await expect.element(stranger.screen.getByText('This person is not on your team')).toBeVisible()
  await stranger.screen.getByRole('button', { name: 'View my team' }).click()
  await expect.poll(() => names(stranger.screen)).toEqual(['caua09', 'bruna84'])
})

test('moves in the team tree with arrow keys, shows a member’s details with Enter, and has one Tab stop', async () => {
  const { screen, location } = await show()
  const focused = () => document.activeElement?.children[1]?.textContent
  await expect.element(screen.getByRole('treeitem', { name: /bruna84/ })).toBeVisible()
  screen.getByRole('radio', { name: 'Staked' }).element().focus()
  await userEvent.keyboard('{Tab}')
  expect(focused()).toBe('caua09')
  await userEvent.keyboard('{ArrowRight}')
  expect(location()).toBe(path)
  await userEvent.keyboard('{ArrowDown}')
  expect(focused()).toBe('bruna84')
  await userEvent.keyboard('{Home}')
  expect(focused()).toBe('caua09')
  await userEvent.keyboard('b')
  expect(focused()).toBe('bruna84')
  await userEvent.keyboard('{ArrowRight}')
  await expect.poll(() => names(screen)).toEqual(['renato23', 'larissa66'])
  // The focus moves into the branch that the agent has opened with the keyboard.
  await expect.poll(focused).toBe('renato23')
  await userEvent.keyboard('{ArrowLeft}')
  await expect.poll(focused).toBe('bruna84')
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByRole('dialog', { name: 'bruna84' })).toBeVisible()
})

test('shows each search result with its upline, and shows the branch again when the search is cleared', async () => {
  const { screen, asked, location } = await show()
  const field = screen.getByRole('searchbox')
  await field.fill(' larissa66 ')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => names(screen)).toEqual(['larissa66'])
  await expect.element(screen.getByText('Agent · under bruna84')).toBeVisible()
  expect(location()).toBe(`${path}?search=larissa66`)
  expect(asked(list).at(-1)).toContain('search=larissa66')
  await field.fill('nobody')
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByText('No usernames start with “nobody”')).toBeVisible()
  await expect.element(field).toHaveValue('nobody')
  await screen.getByRole('button', { name: 'Clear' }).click()
  await expect.poll(() => names(screen)).toEqual(['caua09', 'bruna84'])
})

test('shows another figure in each row and requests other days when the agent chooses a figure and a period', async () => {
  const { screen, asked } = await show()
  await screen.getByText('Result').click()
  const amount = screen.getByRole('treeitem', { name: /bruna84/ })
  await expect.poll(() => amount.element().textContent).toBe('Bbruna84+R$120.00Agent · own -R$120.00 · Online9')
  await screen.getByText('Today').click()
  await expect.poll(() => asked(list).length).toBe(2)
  const days = new URL(asked(list)[1]?.split(' ')[1] ?? '', 'http://acme.localhost').searchParams
  expect(days.get('startDate')).toBe(days.get('endDate'))
})

test("shows a member's figures, rates and enabled actions when the member’s row is pressed", async () => {
  const { screen, location } = await show()
  await screen.getByText('bruna84').click()
  const sheet = screen.getByRole('dialog', { name: 'bruna84' })
  await expect.element(sheet.getByRole('table')).toBeVisible()
  const rows = [...sheet.getByRole('table').element().querySelectorAll('tbody tr')].map((row) =>
    [...row.children].map((cell) => cell.textContent).join(' '),
  )
  expect(rows.slice(0, 2)).toEqual(['Staked R$120.00 R$3,456.00', 'Result -R$120.00 +R$120.00'])
  await expect.element(sheet.getByText('R$1,234.50')).toBeVisible()
  await expect.element(sheet.getByText('Slots 0.45%')).toBeVisible()
  expect(
    sheet
      .getByRole('link')
      .elements()
      .map((link) => link.getAttribute('href')),
  ).toEqual([
    '/m/teamBetting?account=bruna84',
    '/m/transaction/record?types=A&account=bruna84',
    '/m/redRain?to=bruna84',
    '/m/member/teamRebate?member=11',
    '/m/member/agent/contracts?member=11',
  ])
  await sheet.getByRole('button', { name: 'View network: 9 people' }).click()
  await expect.poll(location).toBe(`${path}?member=11`)
})

test('hides actions that are switched off, and the rates of a member who is not directly below', async () => {
  const { screen } = await show('?member=11', { merchant: { flags: ['teamBetting', 'teamRebate'] } })
  await screen
    .getByRole('treeitem', { name: /renato23/ })
    .getByText('renato23')
    .click()
  const sheet = screen.getByRole('dialog', { name: 'renato23' })
  await expect.element(sheet.getByRole('table')).toBeVisible()
  expect(
    sheet
      .getByRole('link')
      .elements()
      .map((link) => link.getAttribute('href')),
  ).toEqual(['/m/teamBetting?account=renato23'])
  expect(sheet.getByRole('button', { name: /View network/ }).query()).toBeNull()
})

test('renders only members near the visible part, and loads the next page near the end', async () => {
  const many = Array.from({ length: 120 }, (_, index) => createTeamMemberFixture(1000 - index, `m${index}`))
  const { screen, asked } = await show('', {
    answers: {
      [list]: (request: Request) => {
        const from = Number(new URL(request.url).searchParams.get('after') ?? 0)
        const value = createTeamMembersPageFixture(many.slice(from, from + 50), {
          total: 120,
          totalPages: 3,
          ...(from + 50 < 120 && { next: String(from + 50) }),
        })
        return Response.json({ success: true, value })
      },
    },
  })
  await expect.element(screen.getByRole('treeitem', { name: /m0 / })).toBeVisible()
  expect(screen.container.querySelectorAll('[role=tree] *').length).toBeLessThanOrEqual(200)
  await expect.element(screen.getByRole('treeitem', { name: /m0 / })).toHaveAttribute('aria-setsize', '120')
  screen.getByRole('treeitem', { name: /m0 / }).element().focus()
  await userEvent.keyboard('{End}')
  await expect.poll(() => asked(list).length).toBeGreaterThan(1)
  await expect
    .poll(async () => (await userEvent.keyboard('{End}'), document.activeElement?.getAttribute('aria-posinset')))
    .toBe('120')
  expect(screen.container.querySelectorAll('[role=tree] *').length).toBeLessThanOrEqual(200)
  await expect.element(screen.getByText('No more members')).toBeInTheDocument()
})

test('keeps the listed members and offers a retry when a page of members fails', async () => {
  let broken = true
  const { screen } = await show('', {
    answers: {
      [list]: (request: Request) => {
        if (!new URL(request.url).searchParams.has('after'))
          return Response.json({
            success: true,
            value: createTeamMembersPageFixture([caua], { total: 2, totalPages: 2, next: '12' }),
          })
        return broken
          ? new Response('', { status: 500 })
          : Response.json({
              success: true,
              value: createTeamMembersPageFixture([bruna], { total: 2, totalPages: 2, pageNum: 2 }),
            })
      },
    },
  })
  await expect.element(screen.getByRole('alert').getByText('Couldn’t load more members')).toBeVisible()
  expect(names(screen)).toEqual(['caua09'])
  broken = false
  await screen.getByRole('button', { name: 'Try again' }).click()
  await expect.poll(() => names(screen)).toEqual(['caua09', 'bruna84'])
})

test('links to the form that opens an account when the team is empty', async () => {
  const { screen } = await show('', { answers: { [list]: { value: createTeamMembersPageFixture([]) } } })
  await expect.element(screen.getByText('No one on your team yet')).toBeVisible()
  await expect.element(screen.getByRole('link', { name: 'Add account' })).toHaveAttribute('href', '/m/agentRegister')
})

test('restores the length and the scroll position of a long list of members after a reload', async () => {
  const people = Array.from({ length: 150 }, (_, id) => createTeamMemberFixture(200 + id, `member${200 + id}`))
  const answers = {
    [list]: (request: Request) => {
      const after = Number(new URL(request.url).searchParams.get('after') ?? 0)
      return Response.json({
        success: true,
        value: createTeamMembersPageFixture(people.slice(after, after + 50), {
          total: 150,
          ...(after < 100 && { next: String(after + 50) }),
        }),
      })
    },
  }
  const first = await show('', { answers })
  // Scroll in each poll, because a page of members is rendered only after its response has arrived.
  await expect
    .poll(() => {
      window.scrollTo(0, document.documentElement.scrollHeight)
      return first.screen.getByText('member349').query()
    })
    .not.toBeNull()
  expect(first.asked(list)).toHaveLength(3)
  window.scrollTo(0, 5000)
  await expect.poll(() => window.scrollY).toBe(5000)
  await new Promise(requestAnimationFrame)
  window.dispatchEvent(new PageTransitionEvent('pagehide'))
  await first.screen.unmount()
  window.scrollTo(0, 0)
  first.site.queries.clear()

  const { asked } = await show('', { site: first.site })
  await expect.poll(() => window.scrollY).toBe(5000)
  expect(
    asked(list)
      .slice(3)
      .map((each) => new URLSearchParams(each.split('?')[1]).get('after')),
  ).toEqual([null, '50', '100'])
})
