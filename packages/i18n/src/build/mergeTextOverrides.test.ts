import { expect, test } from 'vitest'
import { mergeTextOverrides } from './mergeTextOverrides.ts'

const base = { 'core.hello': 'Hello {name}', 'core.home': 'Home' }

test("control: replaces the product's texts with a merchant's valid overrides", { tags: ['H8-control'] }, () => {
  const merged = mergeTextOverrides(base, { 'core.home': 'The den', 'core.hello': '{name}, welcome' }, 'EN')
  expect(merged).toEqual({ messages: { 'core.hello': '{name}, welcome', 'core.home': 'The den' }, problems: [] })
  expect(base['core.home']).toBe('Home')
})

test(
  'ignores and reports an override when it has an unknown id, other placeholders or invalid ICU',
  { tags: ['H8'] },
  () => {
    const { messages, problems } = mergeTextOverrides(
      base,
      { 'core.hellp': 'x', 'core.hello': 'Hi {nome}', 'core.home': '<b>', toString: 'x' },
      'PT',
    )
    expect(messages).toEqual(base)
    expect(problems.map(({ id, kind, syntax }) => [id, kind, syntax])).toEqual([
      ['core.hellp', 'extra', undefined],
      ['core.hello', 'structure', undefined],
      ['core.home', 'syntax', 'UNCLOSED_TAG'],
      ['toString', 'extra', undefined],
    ])
    expect(problems[0]?.message).toBe(
      'There is no text "core.hellp" to replace in PT. Look up its id in the dictionaries.',
    )
  },
)
