import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { capabilities, getFlagCodesOfCapabilities, flagCodes, FLAG_TABLE } from './flags.ts'

const auth =
  'USERNAMEREG3, MOBILENUMREG3, REGMOBVERF3, MOBILENUMPASSREG3, FACEBOOKLOGIN3, GOOGLELOGIN3, ' +
  'MOBILEVERCODELOGIN3, CHNGPASSVERIF3'
const member =
  'DEPRECM3, WITHREC3, TRANSREC3, TRANSBETREPMEM3, PERSREP, AGETRANSFERUP3, REWCEN3, MANPLAYREB3, PLYRBT, ' +
  'MAILCEN, FEEDBACK3, ' +
  'AGEPAG, DOWNMAN, AGENTRANSMULTDOWN3, AGETEAMPNL3, TEAMBETTING3, GAMSER, AGEREBINC3, SECPRIV'
const product = 'DIRECTREG3, MEMCLUB3, AGEINFO3, ADDHOME3'

test('lists exactly the authentication flags of the specification', { tags: ['CONF-019'] }, () => {
  expect(flagCodes.slice(0, 8).join(', ')).toBe(auth)
  for (const name of flagCodes.slice(0, 8)) expect(FLAG_TABLE[name].group).toBe('auth')
})

test('lists exactly the member and agent flags of the specification', { tags: ['CONF-020'] }, () => {
  expect(flagCodes.slice(8, -4).join(', ')).toBe(member)
  for (const name of flagCodes.slice(8, -4)) expect(['member', 'agent']).toContain(FLAG_TABLE[name].group)
})

test('marks a feature flag as an assumption in its description when the specification does not name the flag', () => {
  expect(flagCodes.slice(-4).join(', ')).toBe(product)
  for (const name of flagCodes.slice(-4)) expect(FLAG_TABLE[name].shows).toMatch(/an assumption/)
})

test.each(flagCodes)('documents the flag %s with a title, effect, owner, date and reason', (code) => {
  const { title, shows, dependsOn, owner, since, reason } = FLAG_TABLE[code]
  expect(title).not.toBe('')
  expect(shows).toMatch(/\.$/)
  for (const needed of dependsOn) expect(FLAG_TABLE[needed].dependsOn).toEqual([])
  expect(
    existsSync(new URL(`../../features/${owner}`, import.meta.url)) ||
      existsSync(new URL(`../../../apps/${owner}`, import.meta.url)),
    owner,
  ).toBe(true)
  expect(new Date(since).toISOString().slice(0, 10)).toBe(since)
  expect(reason).toMatch(/^(?:Part [12], section \d+: |An assumption: ).+\.$/)
})

test('returns a different flag code for each capability', () => {
  expect(new Set(capabilities).size).toBe(flagCodes.length)
  expect(getFlagCodesOfCapabilities(capabilities)).toEqual(flagCodes)
  expect(getFlagCodesOfCapabilities(['rewardCentre', 'depositRecord'])).toEqual(['DEPRECM3', 'REWCEN3'])
})
