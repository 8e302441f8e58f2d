import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { authFlags, flagNames, memberFlags, productFlags } from './flags.ts'
import { flagLedger } from './flagLedger.ts'
import { flagRegistry } from './flagRegistry.ts'

const auth =
  'USERNAMEREG3, MOBILENUMREG3, REGMOBVERF3, MOBILENUMPASSREG3, FACEBOOKLOGIN3, GOOGLELOGIN3, MOBILEVERCODELOGIN3, CHNGPASSVERIF3'
const member =
  'DEPRECM3, WITHREC3, TRANSREC3, TRANSBETREPMEM3, PERSREP, AGETRANSFERUP3, REWCEN3, MANPLAYREB3, PLYRBT, MAILCEN, FEEDBACK3, ' +
  'AGEPAG, DOWNMAN, AGENTRANSMULTDOWN3, AGETEAMPNL3, TEAMBETTING3, GAMSER, AGEREBINC3, SECPRIV'

test('the flags of authentication are exactly those of the specification', { tags: ['CONF-019'] }, () => {
  expect(authFlags.join(', ')).toBe(auth)
  expect(authFlags.every((name) => flagRegistry[name].group === 'auth')).toBe(true)
})

test('the flags of members and agents are exactly those of the specification', { tags: ['CONF-020'] }, () => {
  expect(memberFlags.join(', ')).toBe(member)
  expect(memberFlags.every((name) => ['member', 'agent'].includes(flagRegistry[name].group))).toBe(true)
})

test('the flags that the product names itself say so', () => {
  expect(productFlags).toEqual(['DIRECTREG3', 'MEMCLUB3', 'AGEINFO3', 'ADDHOME3'])
  for (const name of productFlags) expect(flagRegistry[name].shows).toMatch(/an assumption/)
})

test('the registry knows every flag once, says what it shows, and depends only on flags that depend on none', () => {
  expect(Object.keys(flagRegistry).sort()).toEqual([...flagNames].sort())
  expect(new Set(flagNames).size).toBe(flagNames.length)
  for (const name of flagNames) {
    const { title, shows, dependsOn } = flagRegistry[name]
    expect(title).not.toBe('')
    expect(shows).toMatch(/\.$/)
    for (const needed of dependsOn) expect(flagRegistry[needed].dependsOn).toEqual([])
  }
})

test('the ledger says of every flag who answers for it, since when, and why', () => {
  expect(Object.keys(flagLedger)).toEqual([...flagNames])
  for (const name of flagNames) {
    const { owner, since, reason } = flagLedger[name]
    expect(
      existsSync(new URL(`../../features/${owner}`, import.meta.url)) ||
        existsSync(new URL(`../../../apps/${owner}`, import.meta.url)),
      owner,
    ).toBe(true)
    expect(new Date(since).toISOString().slice(0, 10)).toBe(since)
    expect(reason).toMatch(/^(?:Part [12], section \d+: |An assumption: ).+\.$/)
  }
})
