import { afterEach, describe, expect, test } from 'vitest'
import { isBusy } from './isBusy.ts'

afterEach(() => document.body.replaceChildren())

function show(html: string) {
  const template = document.createElement('template')
  template.innerHTML = html
  document.body.append(template.content)
}

describe('a page is busy', () => {
  test.each([
    ['with a name typed', '<input>', 'ana'],
    ['with a password typed', '<input type="password">', 'x'],
    ['with a message typed', '<textarea></textarea>', ' '],
  ])('%s', { tags: ['P3'] }, (_, html, value) => {
    show(html)
    expect(isBusy(document), 'the control').toBe(false)
    const field = document.querySelector<HTMLInputElement>('input, textarea')
    if (field) field.value = value
    expect(isBusy(document)).toBe(true)
  })

  test('with a game in a frame, and not with the frames that nobody sees', { tags: ['P3', 'P3-control'] }, () => {
    show('<iframe width="1" height="1"></iframe><iframe hidden width="300" height="500"></iframe>')
    expect(isBusy(document)).toBe(false)
    show('<iframe width="300" height="500"></iframe>')
    expect(isBusy(document)).toBe(true)
  })

  test.each(['dialog', 'alertdialog'])('with an open %s', (role) => {
    expect(isBusy(document)).toBe(false)
    show(`<div role="${role}"></div>`)
    expect(isBusy(document)).toBe(true)
  })

  test('with a button whose work is under way', () => {
    show('<button>Collect</button>')
    expect(isBusy(document)).toBe(false)
    document.querySelector('button')?.setAttribute('aria-busy', 'true')
    expect(isBusy(document)).toBe(true)
  })
})

test.each([
  '<input type="checkbox" value="on" checked>',
  '<input type="hidden" value="1">',
  '<input value="ana" disabled>',
  '<input value="ana" readonly>',
])('a page with %s alone is not busy: nobody typed it', (html) => {
  show(html)
  expect(isBusy(document)).toBe(false)
})
