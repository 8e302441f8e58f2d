import { expect, test } from 'vitest'
import { createSessionFixture } from '../testing/index.ts'
import { renderScreen } from '../testing/renderScreen.tsx'
import { useRequireRealAccount } from './realAccount.ts'

async function press(type: number | null) {
  const done: string[] = []
  function Button() {
    const realAccount = useRequireRealAccount()
    return (
      <button type="button" onClick={() => realAccount(() => done.push('done'))}>
        Do
      </button>
    )
  }
  const { screen, timeline } = await renderScreen(
    <Button />,
    type === null ? { guest: true } : { session: createSessionFixture({ type }) },
  )
  await screen.getByRole('button').click()
  return [...timeline, ...done]
}

const refused = ['notice for 2000 ms: Please login an actual account to use this function']

test('shows a guest the message that a real account is needed', { tags: ['AUTH-146'] }, async () => {
  expect(await press(null)).toEqual(refused)
})

test('shows a trial account the message that a real account is needed', { tags: ['AUTH-146'] }, async () => {
  expect(await press(4)).toEqual(refused)
})

test.each([0, 1, 40])('runs an action that needs a real account for a member of type %d', async (type) => {
  expect(await press(type)).toEqual(['done'])
})
