import type { CompiledMessages } from '@lobby/i18n'
import { compileMessages, type Dictionary } from '@lobby/i18n/build/compile-messages'
import { createMirroredDictionary, createPseudoDictionary } from '@lobby/i18n/build/pseudo'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderShell, lookUpEnglishText } from '../testing/renderShell.tsx'

const groups = import.meta.glob<Dictionary>('../../../../packages/i18n/messages/EN/*.json', {
  import: 'default',
  eager: true,
})
const english: Dictionary = Object.assign({}, ...Object.values(groups)) as Dictionary

/** Changes the English texts, for example into a pseudo-language, and compiles the result. */
const compileChanged = (change: (texts: Dictionary) => Dictionary): CompiledMessages => compileMessages(change(english))
const pseudoMessages = compileChanged(createPseudoDictionary)
const pseudoText = (id: string) => Object.values(createPseudoDictionary({ id: lookUpEnglishText(id) }))[0] ?? ''

/**
 * Returns the visible texts and the accessible names on the page, except those that contain the merchant's name or the
 * name of a language.
 */
function readWords(): string[] {
  const found: string[] = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement
    if (parent && !parent.closest('script, style, template')) found.push(node.textContent ?? '')
  }
  for (const element of document.querySelectorAll('[aria-label], [placeholder], [title]'))
    for (const name of ['aria-label', 'placeholder', 'title']) found.push(element.getAttribute(name) ?? '')
  return found.filter(
    (words) => /\p{L}{2}/u.test(words) && !['Acme', 'English', 'EN'].some((own) => words.includes(own)),
  )
}

const isPseudo = (words: string) => /^⟦[^]*⟧$/.test(words.trim())

beforeEach(() => page.viewport(320, 640))
afterEach(() => {
  document.documentElement.dir = ''
})

describe('the page in a pseudo-language with longer words, on a phone of 320 px', () => {
  test.each([
    ['/m/nowhere', 'core.notFound.title'],
    ['/m/login', 'auth.login.submit'],
  ])(
    'shows only texts from dictionaries on the page %s, and does not overflow when the texts are longer',
    async (path, id) => {
      const { screen } = await renderShell(path, { messages: pseudoMessages })
      await expect.element(screen.getByText(pseudoText(id)).first()).toBeVisible()
      const words = readWords()
      expect(words.length).toBeGreaterThan(5)
      expect(words.filter((each) => !isPseudo(each))).toEqual([])
      expect(document.documentElement.scrollWidth).toBe(320)
    },
  )

  test('control: finds a text on the page that is in no dictionary', async () => {
    const { screen } = await renderShell('/m/nowhere', { messages: pseudoMessages })
    await expect.element(screen.getByText(pseudoText('core.notFound.title'))).toBeVisible()
    const word = document.createElement('p')
    word.textContent = 'Hard-coded'
    screen.container.append(word)
    expect(readWords().filter((each) => !isPseudo(each))).toEqual(['Hard-coded'])
  })
})

test('mirrors home and does not overflow at 320 px in a right-to-left language', async () => {
  const { header, screen } = await renderShell('/m/home')
  const signIn = header.getByRole('link').last()
  await expect.element(header.getByRole('link', { name: lookUpEnglishText('core.signIn') })).toBeVisible()
  expect(signIn.element().getBoundingClientRect().x).toBeGreaterThan(180)
  await screen.unmount()
  document.documentElement.dir = 'rtl'
  const mirror = await renderShell('/m/home', { messages: compileChanged(createMirroredDictionary) })
  await expect.element(mirror.header).toHaveTextContent('\u202eSign in\u202c')
  expect(mirror.header.getByRole('link').last().element().getBoundingClientRect().x).toBeLessThan(40)
  expect([document.documentElement.scrollWidth, Math.abs(Math.round(window.scrollX))]).toEqual([320, 0])
})
