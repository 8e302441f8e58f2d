import { afterEach, expect, test } from 'vitest'
import { rewriteTexts } from './rewriteTexts.ts'

let stop = () => {}
afterEach(() => {
  stop()
  document.body.replaceChildren()
})

/** Adds one element with each of the given texts to the page. */
function write(...texts: readonly string[]): HTMLElement[] {
  const elements = texts.map((text) => Object.assign(document.createElement('p'), { textContent: text }))
  document.body.append(...elements)
  return elements
}
const words = () => [...document.querySelectorAll('p')].map(({ textContent }) => textContent)

test('rewrites each text that contains a word, keeps its surrounding space, and leaves values unchanged', () => {
  write(' Sign in ', 'R$ 12,50', '7')
  stop = rewriteTexts(document.body, (text) => `<${text}>`)
  expect(words()).toEqual([' <Sign in> ', 'R$ 12,50', '7'])
})

test('rewrites once a text that is added or changed later', async () => {
  const [first] = write('One now')
  stop = rewriteTexts(document.body, (text) => `<${text}>`)
  write('Two now')
  if (first?.firstChild) first.firstChild.nodeValue = 'Three now'
  await expect.poll(words).toEqual(['<Three now>', '<Two now>'])
})

test('stops the first rewriting when a second one starts', async () => {
  const [first] = write('One now')
  rewriteTexts(document.body, (text) => `<${text}>`)
  stop = rewriteTexts(document.body, (text) => `(${text})`)
  if (first?.firstChild) first.firstChild.nodeValue = 'Three now'
  await expect.poll(words).toEqual(['(Three now)'])
  write('Two now')
  await expect.poll(words).toEqual(['(Three now)', '(Two now)'])
})

test('rewrites placeholders, and leaves styles unchanged', () => {
  const field = Object.assign(document.createElement('input'), { placeholder: 'User name' })
  const style = Object.assign(document.createElement('style'), { textContent: '.name { color: red }' })
  document.body.append(field, style)
  stop = rewriteTexts(document.body, (text) => text.toUpperCase())
  expect([field.placeholder, style.textContent]).toEqual(['USER NAME', '.name { color: red }'])
})
