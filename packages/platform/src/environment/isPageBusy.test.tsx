import { afterEach, describe, expect, test } from 'vitest'
import { createQueryClient } from '../query/index.ts'
import { isPageBusy } from './isPageBusy.ts'

const queries = createQueryClient()
const isTaken = () => isPageBusy(queries)

afterEach(() => document.body.replaceChildren())

function show(html: string) {
  const template = document.createElement('template')
  template.innerHTML = html
  document.body.append(template.content)
}

describe('isPageBusy', () => {
  test.each([
    ['with text in an input', '<input>', 'ana'],
    ['with text in a password field', '<input type="password">', 'x'],
    ['with text in a textarea', '<textarea></textarea>', ' '],
  ])('reports a page as busy when the player has typed into a field: %s', { tags: ['P3'] }, (_, html, value) => {
    show(html)
    expect(isTaken(), 'the control').toBe(false)
    const field = document.querySelector<HTMLInputElement>('input, textarea')
    if (field) field.value = value
    expect(isTaken()).toBe(true)
  })

  test(
    'reports a page as busy when it shows a game in a frame, but not when its frames are invisible',
    { tags: ['P3', 'P3-control'] },
    () => {
      show('<iframe width="1" height="1"></iframe><iframe hidden width="300" height="500"></iframe>')
      expect(isTaken()).toBe(false)
      show('<iframe width="300" height="500"></iframe>')
      expect(isTaken()).toBe(true)
    },
  )

  test.each(['dialog', 'alertdialog'])('reports a page with an open %s as busy', (role) => {
    expect(isTaken()).toBe(false)
    show(`<div role="${role}"></div>`)
    expect(isTaken()).toBe(true)
  })

  test('reports a page with the focus in an empty field as busy', () => {
    show('<input>')
    document.querySelector('input')?.focus()
    expect(isTaken()).toBe(true)
    document.querySelector('input')?.blur()
    expect(isTaken()).toBe(false)
  })

  test('reports a page as busy while a mutation is in flight', async () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    const ended = queries
      .getMutationCache()
      .build(queries, { mutationFn: () => promise })
      .execute(undefined)
    expect(isTaken()).toBe(true)
    resolve()
    await ended
    expect(isTaken()).toBe(false)
  })

  test('reports a page as busy while the action of a button is running', () => {
    show('<button>Collect</button>')
    expect(isTaken()).toBe(false)
    document.querySelector('button')?.setAttribute('aria-busy', 'true')
    expect(isTaken()).toBe(true)
  })
})

test.each([
  '<input type="checkbox" value="on" checked>',
  '<input type="hidden" value="1">',
  '<input value="ana" disabled>',
  '<input value="ana" readonly>',
])('does not report a page as busy when the player cannot type into its only field: %s', (html) => {
  show(html)
  expect(isTaken()).toBe(false)
})
