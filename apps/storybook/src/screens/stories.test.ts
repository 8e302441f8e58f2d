import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const read = (file: string) => readFileSync(join(import.meta.dirname, file), 'utf8')
const pins = (source: string) => /globals: \{[^}]*\bmerchant:/.test(source)

test('sets no merchant in the stories of screens, so that the toolbar selects the merchant', () => {
  const stories = globSync('*.stories.tsx', { cwd: import.meta.dirname })
  expect(stories.length).toBeGreaterThan(30)
  expect(stories.filter((file) => pins(read(file)))).toEqual([])
  expect(pins("globals: { session: 'agent', merchant: 'kite' }")).toBe(true)
})
