import { createTestSite, createRefusalResponse, type PlatformResponses } from '@lobby/platform/testing'
import { expect, test } from 'vitest'
import { signInToTrial } from './trial.ts'

const calls = { create: 'GET /wps/trial/create', account: 'GET /wps/trial/account', play: 'POST /wps/trial/play' }
const value = { token: 'token-of-trial-0123', userName: 'trial-new', customerType: 4 }

/** Starts a trial on a device that has stored `known` as the name of its trial account. */
function play(known: unknown, answers: PlatformResponses = {}) {
  const {
    trialApi: api,
    storage,
    fetch,
  } = createTestSite({
    answers: {
      [calls.create]: { value: { trialName: 'trial-new' } },
      [calls.account]: { value: { trialName: 'trial-old' } },
      [calls.play]: { value },
      ...answers,
    },
  })
  if (known !== null) storage.set('trialName', known)
  return {
    storage,
    answer: signInToTrial({ api, storage }),
    calls: () => fetch.asked.map((call) => call.replace(/merchantCode=\w+&?/, '')),
  }
}

test.each([null, 7, { name: 'trial-old' }])(
  'creates a trial account and stores its name when the stored name is %j',
  async (known) => {
    const it = play(known)
    expect(await it.answer).toEqual(value)
    expect(it.calls()).toEqual([calls.create, `${calls.play}?trialName=trial-new`])
    expect(it.storage.get('trialName')).toBe('trial-new')
  },
)

test('signs in to the stored trial account with the spelling of its name that the platform returns', async () => {
  const it = play('Trial-Old')
  await it.answer
  expect(it.calls()).toEqual([`${calls.account}?trialName=Trial-Old`, `${calls.play}?trialName=trial-old`])
  expect(it.storage.get('trialName')).toBe('trial-old')
})

test('creates another trial account when the stored one no longer exists', async () => {
  const it = play('trial-old', { [calls.account]: () => createRefusalResponse('trial.unknown') })
  await it.answer
  expect(it.calls()).toContain(`${calls.play}?trialName=trial-new`)
})

test('creates no other trial account when the platform does not say whether the stored one exists', async () => {
  const it = play('trial-old', { [calls.account]: () => new Response('', { status: 404 }) })
  await expect(it.answer).rejects.toMatchObject({ kind: 'status', status: 404 })
  expect(it.calls()).toEqual([`${calls.account}?trialName=trial-old`])
  expect(it.storage.get('trialName')).toBe('trial-old')
})
