import { afterEach, describe, expect, test } from 'vitest'
import { createQueryClient } from '../query/index.ts'
import { isPageTaken } from './isPageTaken.ts'

const queries = createQueryClient()
const isTaken = () => isPageTaken(queries)

afterEach(() => document.body.replaceChildren())

function show(html: string) {
  const template = document.createElement('template')
  template.innerHTML = html
  document.body.append(template.content)
}

describe('a page is taken', () => {
  test.each([
    ['with a name typed', '<input>', 'ana'],
    ['with a password typed', '<input type="password">', 'x'],
    ['with a message typed', '<textarea></textarea>', ' '],
  ])('%s', { tags: ['P3'] }, (_, html, value) => {
    show(html)
    expect(isTaken(), 'the control').toBe(false)
    const field = document.querySelector<HTMLInputElement>('input, textarea')
    if (field) field.value = value
    expect(isTaken()).toBe(true)
  })

  test('with a game in a frame, and not with the frames that nobody sees', { tags: ['P3', 'P3-control'] }, () => {
    show('<iframe width="1" height="1"></iframe><iframe hidden width="300" height="500"></iframe>')
    expect(isTaken()).toBe(false)
    show('<iframe width="300" height="500"></iframe>')
    expect(isTaken()).toBe(true)
  })

  test.each(['dialog', 'alertdialog'])('with an open %s', (role) => {
    expect(isTaken()).toBe(false)
    show(`<div role="${role}"></div>`)
    expect(isTaken()).toBe(true)
  })

  test('with a field that somebody is in, before anything is typed', () => {
    show('<input>')
    document.querySelector('input')?.focus()
    expect(isTaken()).toBe(true)
    document.querySelector('input')?.blur()
    expect(isTaken()).toBe(false)
  })

  test('while something is being changed at the platform, until that has ended', async () => {
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

  test('with a button whose work is under way', () => {
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
])('a page with %s alone is not taken: nobody typed it', (html) => {
  show(html)
  expect(isTaken()).toBe(false)
})
