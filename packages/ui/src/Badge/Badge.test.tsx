import { afterEach, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { findAxeViolations } from '../testing/axe.ts'
import { Badge, type BadgeKind } from './Badge.tsx'

const kinds: readonly BadgeKind[] = ['hot', 'new', 'live', 'vip']

afterEach(() => void (document.documentElement.dataset['mode'] = 'dark'))

test.each(['dark', 'light'])('gives each kind of badge a readable and distinct colour in %s mode', async (mode) => {
  document.documentElement.dataset['mode'] = mode
  const screen = await render(
    <main>
      {kinds.map((kind) => (
        <Badge key={kind} kind={kind} text={kind} />
      ))}
    </main>,
  )
  expect(await findAxeViolations()).toEqual([])
  const grounds = kinds.map((kind) => getComputedStyle(screen.getByText(kind).element()).backgroundColor)
  expect(new Set(grounds).size).toBe(kinds.length)
})
