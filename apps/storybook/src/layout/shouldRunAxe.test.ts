import { expect, test } from 'vitest'
import { shouldRunAxe } from './shouldRunAxe.ts'

const story = (id: string, globals: Readonly<Record<string, unknown>>, title = 'Screens/Deposit') => ({
  id,
  componentId: id.split('--')[0] ?? '',
  title,
  globals,
})

test('checks one story of each screen with axe, and checks the same story again when the story is retried', () => {
  const globals = { layout: 'measured', axe: 'first' }
  const isDue = (id: string) => shouldRunAxe(story(id, globals))
  expect(['deposit--screen', 'deposit--failed', 'deposit--screen', 'withdraw--failed'].map(isDue)).toEqual([
    true,
    false,
    true,
    true,
  ])
})

test('checks every story of a component with axe, and every story of a screen in the deep run', () => {
  const deep = { layout: 'measured', axe: 'every' }
  expect(['limits--screen', 'limits--failed'].map((id) => shouldRunAxe(story(id, deep)))).toEqual([true, true])
  expect(['button--primary', 'button--busy'].map((id) => shouldRunAxe(story(id, {}, 'Components/Button')))).toEqual([
    true,
    true,
  ])
})
