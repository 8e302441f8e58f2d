import { afterEach, expect, test } from 'vitest'
import { rewriteTexts } from './rewriteTexts.ts'

let stop = () => {}
afterEach(() => {
  stop()
  document.body.replaceChildren()
})

/** Adds an element to the page for each given text. */
function write(...texts: readonly string[]): HTMLElement[] {
  const elements = texts.map((text) => Object.assign(document.createElement('p'), { textContent: text }))
  document.body.append(...elements)
  return elements
}
const words = () => [...document.querySelectorAll('p')].map(({ textContent }) => textContent)

test('rewrites each text that contains a word, with its surrounding space, but no text without a word', () => {
  write(' Sign in ', 'R$ 12,50', '7')
  stop = rewriteTexts(document.body, (text) => `<${text}>`)
  expect(words()).toEqual([' <Sign in> ', 'R$ 12,50', '7'])
})

test('rewrites a text one time when it is added or changed later', async () => {
  const [first] = write('One now')
  stop = rewriteTexts(document.body, (text) => `<${text}>`)
  write('Two now')
  if (first?.firstChild) first.firstChild.nodeValue = 'Three now'
  await expect.poll(words).toEqual(['<Three now>', '<Two now>'])
})

test('stops the first rewriting of a page when a second rewriting starts', async () => {
  const [first] = write('One now')
  rewriteTexts(document.body, (text) => `<${text}>`)
  stop = rewriteTexts(document.body, (text) => `(${text})`)
  if (first?.firstChild) first.firstChild.nodeValue = 'Three now'
  await expect.poll(words).toEqual(['(Three now)'])
  write('Two now')
  await expect.poll(words).toEqual(['(Three now)', '(Two now)'])
})

test('rewrites placeholders of fields, but not the text of style elements', () => {
  const field = Object.assign(document.createElement('input'), { placeholder: 'User name' })
  const style = Object.assign(document.createElement('style'), { textContent: '.name { color: red }' })
  document.body.append(field, style)
  stop = rewriteTexts(document.body, (text) => text.toUpperCase())
  expect([field.placeholder, style.textContent]).toEqual(['USER NAME', '.name { color: red }'])
})
