import { expect, test } from 'vitest'
import { checkDictionaries } from './checkDictionaries.ts'
import { runWithTemporaryFiles } from './testing/runWithTemporaryFiles.ts'

interface Texts {
  readonly en?: Record<string, string>
  readonly pt?: Record<string, string>
  readonly same?: Record<string, string>
  /** Texts of a second group, `auth`, in both languages. */
  readonly more?: Record<string, string>
  readonly source?: string
}

const json = (value: unknown) => JSON.stringify(value, null, 2)

/**
 * Adds texts to the complete dictionaries of two languages, and returns the problems that `checkDictionaries` finds.
 */
function found({ en, pt, same = {}, more = {}, source = '' }: Texts) {
  const files = {
    'packages/i18n/messages/EN/core.json': json({ 'core.home': 'Home', ...en }),
    'packages/i18n/messages/PT/core.json': json({ 'core.home': 'Início', ...pt }),
    'packages/i18n/messages/EN/auth.json': json({ ...more }),
    'packages/i18n/messages/PT/auth.json': json({ ...more }),
    'packages/i18n/messages/same.json': json(same),
    'apps/site/src/App.tsx': `t('core.home')\n${source}`,
  }
  return runWithTemporaryFiles(files, checkDictionaries).map(
    ({ file, line, message }) => `${file}:${line ?? ''} ${message}`,
  )
}

test('accepts complete dictionaries', () => {
  expect(found({})).toEqual([])
})

const use = "t('core.a')"

test.each<[string, Texts, string]>([
  ['is missing in a language', { en: { 'core.a': 'A day' }, source: use }, 'PT/core.json: "core.a" is missing in PT'],
  [
    'does not exist in English',
    { pt: { 'core.a': 'Um dia' }, source: use },
    'PT/core.json:3 "core.a" is in PT and not in English',
  ],
  [
    'no source file uses',
    { en: { 'core.a': 'A day' }, pt: { 'core.a': 'Um dia' } },
    'EN/core.json:3 "core.a" is not used in any source file',
  ],
  [
    'is the same as in English',
    { en: { 'core.a': 'A day' }, pt: { 'core.a': 'A day' }, source: use },
    'PT/core.json:3 "core.a" has the English text in PT',
  ],
  [
    'has other placeholders than in English',
    { en: { 'core.a': 'Hi {name}' }, pt: { 'core.a': 'Olá {nome}' }, source: use },
    'PT/core.json:3 "core.a" has the wrong placeholders',
  ],
  [
    'has two ids in the same group',
    { en: { 'core.a': 'Home' }, pt: { 'core.a': 'Início' }, source: use },
    'EN/core.json:3 "core.a" has the same text as "core.home"',
  ],
  [
    'is empty',
    { en: { 'core.a': ' ' }, pt: { 'core.a': 'Um dia' }, source: use },
    'EN/core.json:3 "core.a" is empty in EN',
  ],
  [
    'is not valid ICU',
    { en: { 'core.a': 'A {day' }, pt: { 'core.a': 'Um dia' }, source: use },
    'EN/core.json:3 "core.a" is not valid ICU in EN',
  ],
  [
    'is in two groups',
    { more: { 'core.home': 'Site' }, same: { 'core.home': 'A name.' } },
    '"core.home" is in the groups auth and core',
  ],
  [
    'is translated although it is listed as the same in all languages',
    { same: { 'core.home': 'A name.' } },
    '"core.home" is listed in messages/same.json, but no language has the English text',
  ],
])('reports a dictionary text that %s', (_, texts, message) => {
  expect(found(texts).join('\n')).toContain(message)
})

test('reports a text that only a test or a story uses', () => {
  const tree = {
    'packages/i18n/messages/EN/core.json': json({ 'core.a': 'A day' }),
    'packages/i18n/messages/PT/core.json': json({ 'core.a': 'Um dia' }),
    'packages/i18n/messages/same.json': '{}',
    'apps/site/src/App.test.tsx': use,
    'apps/site/src/App.stories.tsx': use,
  }
  expect(runWithTemporaryFiles(tree, checkDictionaries)).toHaveLength(1)
})
