import { createTestSiteWithMessages } from '@lobby/platform/testing'
import { expect, test } from 'vitest'
import { renderHookInTestSite } from '../testing/renderHookInTestSite.tsx'
import { useLoginRules } from './useLoginRules.ts'

const path = 'GET /wps/account/registerValidation'
const answers = {
  [path]: {
    value: {
      rules: [
        { name: 'loginUsername', minLength: 5 },
        { name: 'loginPassword', minLength: 4 },
      ],
    },
  },
}

/** Renders the hook, and records the groups of texts that it loads. */
async function rules(init = { answers } as Parameters<typeof createTestSiteWithMessages>[0]) {
  const site = await createTestSiteWithMessages(init)
  const groups: string[] = []
  const load: typeof site.dictionaries.load = (language, asked) => (
    groups.push(...asked),
    site.dictionaries.load(language, asked)
  )
  const { now } = await renderHookInTestSite(useLoginRules, { ...site, dictionaries: { ...site.dictionaries, load } })
  return { site, groups, now }
}

test('loads the error texts only when a value of the sign-in is invalid', async () => {
  const { groups, now } = await rules()
  expect(await now().check(' mariana ', 'abcd')).toEqual({ username: 'mariana', problems: {} })
  expect(groups).toEqual([])
  expect(await now().check('mariana', 'abc')).toEqual({ username: 'mariana', problems: { password: 'error.password' } })
  expect(groups).toEqual(['errors'])
  expect((await now().check('ana', 'abcd')).problems).toEqual({ username: 'error.username' })
  expect(groups).toEqual(['errors', 'errors'])
})

test('reports no errors, and trims the username, when the rules do not load', async () => {
  const { now } = await rules({})
  expect(await now().check(' ana ', 'abc')).toEqual({ username: 'ana', problems: {} })
})

test('loads the rules one time, before the sign-in is sent', async () => {
  const { site, now } = await rules()
  now().prepare()
  await expect.poll(() => site.fetch.asked).toEqual([path])
  await now().check('mariana', 'abcd')
  expect(site.fetch.asked).toEqual([path])
})
