import { findUnsetValueWarnings, supportedLanguages, type Problem } from '@lobby/merchant/reader'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { describeUnknownMerchant } from './merchantId.ts'
import { loadProductTexts } from './stamp/dictionaries.ts'
import { createBuildTestSetup } from './testing/createBuildTestSetup.ts'
import { listMerchantWarnings } from './listMerchantWarnings.ts'

test('runs a check on the other merchant folders when the check throws on one folder', () => {
  const { merchantsDir, ids } = createBuildTestSetup(3)
  const found = (id: string): Problem => ({
    file: `merchants/${id}/README.md`,
    line: 1,
    column: 1,
    source: '',
    code: 'LM063',
    message: '',
    cure: '',
  })
  const failing = (_: string, wanted: readonly string[]) => {
    if (wanted.includes(ids[1])) throw new Error('out of memory')
    return wanted.map(found)
  }
  const reported: string[] = []
  const warnings = listMerchantWarnings(merchantsDir, ids, (sentence) => reported.push(sentence), {
    failing,
    openWarnings: findUnsetValueWarnings,
    working: (_, wanted) => wanted.map(found),
  })
  expect(reported).toEqual(['merchants/made0002: the check failing could not run (out of memory).'])
  expect(warnings.map(({ file }) => file.split('/')[1])).toEqual(['made0001', 'made0003', ...ids])
})

test('suggests all merchants for an unknown merchant id, but only similar ids when there are many', () => {
  const fleet = Array.from({ length: 300 }, (_, index) => `brand-${index}`)
  const said = describeUnknownMerchant('brand-12x', fleet)
  expect(said).toMatch(
    /^There is no merchant "brand-12x"\. Did you mean "brand-12\d*"\? There are 300 merchants, among them: brand-12/,
  )
  expect(said.length).toBeLessThan(200)
  expect(describeUnknownMerchant('acmee', ['acme', 'kite'])).toBe(
    'There is no merchant "acmee". Did you mean "acme"? The merchants are: acme, kite.',
  )
  expect(describeUnknownMerchant('acme', [])).toBe('There is no merchant "acme". The merchants are: none.')
})

test('loads dictionaries for all supported languages and for no other language', () => {
  expect(Object.keys(loadProductTexts().checks.dictionaries).sort()).toEqual([...supportedLanguages])
})

test(
  'lists the warnings of a staging URL and of a much too long text together with the other warnings',
  { tags: ['B31'] },
  () => {
    const {
      merchantsDir,
      ids: [id],
      edit,
    } = createBuildTestSetup(1)
    const codes = () => listMerchantWarnings(merchantsDir, [id]).map(({ code }) => code)
    for (const code of ['LM072', 'LM073']) expect(codes()).not.toContain(code)
    edit(id, 'merchant.jsonc', (text) => text.replace(/"hosts": \[[^\]]*\]/, '"hosts": ["www.acme.example"]'))
    edit(id, 'cdn.jsonc', (text) => text.replace(/"apiBase": "[^"]*"/, '"apiBase": "https://staging.acme.example"'))
    mkdirSync(join(merchantsDir, id, 'messages'), { recursive: true })
    writeFileSync(join(merchantsDir, id, 'messages/PT.json'), JSON.stringify({ 'core.home': 'x'.repeat(124) }))
    for (const code of ['LM072', 'LM073']) expect(codes()).toContain(code)
  },
)
