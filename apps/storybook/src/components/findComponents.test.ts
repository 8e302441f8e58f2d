import { expect, test } from 'vitest'
import type { ComponentFacts } from 'virtual:lobby/components'
import { findComponents } from './findComponents.ts'

const named = (title: string, given: Partial<ComponentFacts>): ComponentFacts => ({
  title,
  id: '',
  folder: '',
  component: title,
  also: [],
  status: 'stable',
  use: '',
  not: '',
  keyboard: '',
  stories: [],
  sets: [],
  reads: [],
  choices: [],
  parts: [],
  ...given,
})
const all = [
  named('Button', { reads: ['brand'], use: 'for what does something.' }),
  named('Dialog', { parts: [{ name: 'Button', sets: [], reads: ['brand'], choices: [] }], status: 'new' }),
  named('Tile', { reads: ['brand-soft'], also: ['TileGrid'] }),
]
const titles = (word: string, status?: 'new' | 'stable') => findComponents(all, word, status).map(({ title }) => title)

test('searches for a word in the names of components and subcomponents, and in their purposes', () => {
  expect(titles('GRID')).toEqual(['Tile'])
  expect(titles(' does ')).toEqual(['Button'])
  expect(titles('')).toHaveLength(3)
})

test('finds the components that read a token in their own styles or in the styles of a component inside them', () => {
  expect(titles('--brand')).toEqual(['Button', 'Dialog'])
  expect(titles('--brand', 'new')).toEqual(['Dialog'])
})
