import { parse } from '@formatjs/icu-messageformat-parser'
import { expect, test } from 'vitest'
import { compileMessages } from './compileMessages.ts'
import { mergeNamespaces, readDictionaries } from './readDictionaries.ts'
import { createMirroredDictionary, createPseudoDictionary } from './pseudo.ts'
import { listMessageStructure } from './messageStructure.ts'

test('compiles plain texts to strings and texts with placeholders to ICU trees, sorted by id', () => {
  const compiled = compileMessages({ b: "It''s '{'fine'}'", a: 'Hi {name}' })
  expect(Object.keys(compiled)).toEqual(['a', 'b'])
  expect(compiled['b']).toBe("It's {fine}")
  expect(JSON.parse(JSON.stringify(compiled['a']))).toEqual([
    { type: 0, value: 'Hi ' },
    { type: 1, value: 'name' },
  ])
})

test('throws an error with the id of the text when a text is not valid ICU', () => {
  expect(() => compileMessages({ 'core.home': '{name' })).toThrow('The text "core.home" is not valid ICU')
})

test('accents the letters, makes texts longer and keeps every placeholder in the pseudo-locale', () => {
  const english = mergeNamespaces(readDictionaries()['EN'] ?? {})
  const foreign = createPseudoDictionary(english)
  expect(Object.keys(foreign)).toEqual(Object.keys(english))
  for (const [id, text] of Object.entries(english)) {
    expect(listMessageStructure(parse(foreign[id] ?? ''))).toEqual(listMessageStructure(parse(text)))
    expect((foreign[id] ?? '').length).toBeGreaterThan(text.length * 1.3)
  }
  expect(createPseudoDictionary({ a: 'Play {n, plural, one {# game} other {# games}} <b>now</b>' })['a']).toMatch(
    /^⟦Plàý \{n,plural,one\{# gàmé\} other\{# gàméš\}\} <b>ñõw<\/b>·+⟧$/,
  )
})

test('puts each text between direction marks and keeps every placeholder in the mirrored pseudo-locale', () => {
  const english = mergeNamespaces(readDictionaries()['EN'] ?? {})
  for (const [id, text] of Object.entries(createMirroredDictionary(english))) {
    expect(listMessageStructure(parse(text))).toEqual(listMessageStructure(parse(english[id] ?? '')))
    expect(text).toBe(`\u202e${english[id]}\u202c`)
  }
})
