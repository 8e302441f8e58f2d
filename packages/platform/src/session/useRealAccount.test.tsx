import shell from '@lobby/i18n/messages/EN/shell.json'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { NotifyProvider } from '../notify/index.ts'
import { makeSession, makeTestSite, TestApp } from '../testing/index.ts'
import { useRealAccount } from './useRealAccount.ts'

async function press(type: number | null) {
  const site = makeTestSite({ messages: shell, ...(type !== null && { session: makeSession({ type }) }) })
  await site.dictionaries.load('EN', ['test'])
  const said: string[] = []
  function Button() {
    const realAccount = useRealAccount()
    return (
      <button type="button" onClick={() => realAccount(() => said.push('done'))}>
        Do
      </button>
    )
  }
  const notify = { notice: (text: string, ms?: number) => void said.push(`${ms} ms: ${text}`), toast: () => undefined, loading: () => () => undefined }
  const screen = await render(
    <TestApp site={site}>
      <NotifyProvider notify={notify}>
        <Button />
      </NotifyProvider>
    </TestApp>,
  )
  await screen.getByRole('button').click()
  return said
}

const refused = ['2000 ms: Please login an actual account to use this function']

test('a guest who uses what needs a real account is told so', { tags: ['AUTH-146'] }, async () => {
  expect(await press(null)).toEqual(refused)
})

test('so is a trial account (C30)', { tags: ['AUTH-146'] }, async () => {
  expect(await press(4)).toEqual(refused)
})

test.each([0, 1, 40])('a member of type %d may', async (type) => {
  expect(await press(type)).toEqual(['done'])
})
