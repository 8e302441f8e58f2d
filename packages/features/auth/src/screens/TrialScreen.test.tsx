import { createSessionFixture } from '@lobby/platform/testing'
import { expect, test } from 'vitest'
import { renderAuthFormOrScreen } from '../testing/renderAuthFormOrScreen.tsx'
import { TrialScreen } from './TrialScreen.tsx'

const paths = { create: 'GET /wps/trial/create', play: 'POST /wps/trial/play' } as const
const trialName = 'trial-0123'
const play = Response.json({
  success: true,
  value: { token: 'token-of-trial-0123', userName: trialName, customerType: 4 },
})
const answers = { [paths.create]: { value: { trialName } }, [paths.play]: () => play.clone() }
const wait = 'loading for 9999000 ms: Just a moment'

test('shows a loading toast of at most 9999 s until the trial has started', { tags: ['AUTH-134'] }, async () => {
  let answer: (response: Response) => void = () => undefined
  const { screen, timeline, requests } = await renderAuthFormOrScreen(<TrialScreen />, {
    path: '/m/trail',
    answers: { ...answers, [paths.play]: () => new Promise((resolve) => (answer = resolve)) },
  })
  await screen.getByRole('button', { name: 'Play for fun' }).click()
  await expect.poll(() => requests(paths.play)).toHaveLength(1)
  expect(timeline).toEqual([wait])
  answer(play.clone())
  await expect.poll(() => timeline).toEqual([wait, 'hidden: Just a moment'])
})

test('stores the trial account’s name and session when a trial starts', { tags: ['AUTH-136'] }, async () => {
  const { screen, site, requests } = await renderAuthFormOrScreen(<TrialScreen />, { path: '/m/trail', answers })
  await screen.getByRole('button', { name: 'Play for fun' }).click()
  await expect.element(screen.getByText('at /m/home')).toBeVisible()
  expect(site.fetch.asked).toEqual([paths.create, `${paths.play}?trialName=${trialName}`])
  expect(requests(paths.play)[0]?.headers.get('Merchant')).toBe('acme01t')
  expect([site.storage.get('trialName'), site.session.get()?.type]).toEqual([trialName, 4])
})

test('redirects a signed-in member from the trial screen to home', async () => {
  const { screen } = await renderAuthFormOrScreen(<TrialScreen />, {
    path: '/m/trail',
    session: createSessionFixture(),
  })
  await expect.element(screen.getByText('at /m/home')).toBeVisible()
})

test('links from the trial screen to the registration', async () => {
  const { screen } = await renderAuthFormOrScreen(<TrialScreen />, { path: '/m/trail' })
  await screen.getByRole('link', { name: 'Create an account' }).click()
  await expect.element(screen.getByText('at /m/register')).toBeVisible()
})
