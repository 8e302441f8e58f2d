import { createTestSiteWithMessages, createRefusalResponse, type PlatformResponses } from '@lobby/platform/testing'
import { renderScreen } from '@lobby/platform/testing/render-screen'
import { describe, expect, test } from 'vitest'
import { TrialButton } from './TrialButton.tsx'

const paths = {
  create: 'GET /wps/trial/create',
  account: 'GET /wps/trial/account',
  play: 'POST /wps/trial/play',
} as const
const trialName = 'trial-0123'
const value = { token: 'token-of-trial-0123', userName: trialName, customerType: 4 }

async function renderTrial(answers: PlatformResponses = {}, known?: string) {
  const sent: Request[] = []
  let done = 0
  const site = await createTestSiteWithMessages({
    answers: {
      [paths.create]: { value: { trialName } },
      [paths.account]: { value: { trialName: known } },
      [paths.play]: (request) => (sent.push(request.clone()), Response.json({ success: true, value })),
      ...answers,
    },
  })
  if (known) site.storage.set('trialName', known)
  const page = await renderScreen(<TrialButton onSignedIn={() => done++} />, { site })
  return {
    ...page,
    sent,
    done: () => done,
    press: () => page.screen.getByRole('button', { name: 'Play for fun' }).click(),
  }
}

test(
  'creates a trial account, signs in with the merchant’s trial code, and stores the session',
  { tags: ['AUTH-133'] },
  async () => {
    const { site, sent, done, press } = await renderTrial()
    await press()
    await expect.poll(done).toBe(1)
    expect(sent.map(({ headers }) => headers.get('Merchant'))).toEqual(['acme01t'])
    expect(new URL(sent[0]!.url).searchParams.get('trialName')).toBe(trialName)
    expect(await sent[0]!.json()).toEqual({ moduleId: 'FREEPLAY3' })
    expect(site.session.get()).toMatchObject({
      token: value.token,
      merchantCode: 'acme01t',
      type: 4,
      firstTimeLogin: false,
    })
  },
)

describe('TrialButton: the name of the trial account', () => {
  test(
    'stores the trial account’s name for this visit, and removes it together with the session',
    { tags: ['AUTH-135'] },
    async () => {
      const { site, done, press } = await renderTrial()
      await press()
      await expect.poll(done).toBe(1)
      expect(site.storage.get('trialName')).toBe(trialName)
      expect(JSON.stringify(site.storage.get('session'))).not.toContain('trialName')
      site.session.signOut()
      expect(site.storage.get('trialName')).toBeNull()
    },
  )

  test('signs in to the existing trial account when this visit already has one', async () => {
    const { site, sent, done, press } = await renderTrial({}, 'trial-before')
    await press()
    await expect.poll(done).toBe(1)
    expect(new URL(sent[0]!.url).searchParams.get('trialName')).toBe('trial-before')
    expect(site.fetch.asked.some((each) => each.includes('/create'))).toBe(false)
  })

  test('creates another trial account when the platform does not know the stored one', async () => {
    const { site, done, press } = await renderTrial(
      { [paths.account]: () => createRefusalResponse('trial.unknown') },
      'trial-before',
    )
    await press()
    await expect.poll(done).toBe(1)
    expect(site.storage.get('trialName')).toBe(trialName)
  })
})

test('shows a failed trial sign-in next to the button, and tries again at the next press', async () => {
  let broken = true
  const { site, screen, notices, done, press } = await renderTrial({
    [paths.create]: () =>
      broken
        ? createRefusalResponse('system.busy', 'Busy', 429)
        : Response.json({ success: true, value: { trialName } }),
  })
  await press()
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Too many attempts. Wait a moment, then try again.')
  expect([site.session.get(), notices]).toEqual([null, ['loading: Just a moment']])
  broken = false
  await press()
  await expect.poll(done).toBe(1)
})
