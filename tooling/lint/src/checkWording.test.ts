import { expect, test } from 'vitest'
import { findCommitSubjectProblems } from './checkCommitSubjects.ts'
import { runWithTemporaryFiles } from './testing/runWithTemporaryFiles.ts'
import { checkWording } from './checkWording.ts'

const problemsOf = (path: string, text: string) =>
  runWithTemporaryFiles({ [path]: text }, checkWording).map(({ file, line, message }) => `${file}:${line} ${message}`)
const source = (text: string) => problemsOf('packages/x/src/a.ts', text)
const titled = (title: string) => problemsOf('packages/x/src/a.test.ts', `test('${title}', () => undefined)\n`)

test('reports a discouraged word in a comment with its line and a replacement', () => {
  expect(source('const a = 1\n// Reads the list anew.\n')).toEqual([
    expect.stringMatching(/^packages\/x\/src\/a\.ts:2 "Reads the list anew\.": instead of "anew" write "again"/),
  ])
})

test('reports a discouraged word in a document', () => {
  expect(problemsOf('docs/a.md', '# A\n\nWhoever reads this.\n')).toEqual([expect.stringMatching(/^docs\/a\.md:3 /)])
})

test('reports the marks of a merge conflict that was not resolved in a document', () => {
  const text = `one\n${'<'.repeat(7)} HEAD\ntwo\n=======\nthree\n${'>'.repeat(7)} 6ad9382e\n`
  expect(problemsOf('docs/a.md', text)).toEqual([
    expect.stringMatching(/^docs\/a\.md:2 .*write the text that the merge should keep/),
    expect.stringMatching(/^docs\/a\.md:6 /),
  ])
})

test.each(['// What a page shows.', '/** Whether it is open. */', '/**\n * Of all pages the last.\n */'])(
  'reports a comment that begins with a noun clause: %j',
  (text) => {
    expect(source(text)).toEqual([expect.stringContaining('begin with a verb or with the thing')])
  },
)

test.each([
  '// Returns the pages.\n',
  '// What is a page?\n',
  '// Returns the pages that a member has opened and\n// of which none is closed.\n',
  "const address = 'https://anew.example'\n",
])('finds no discouraged wording in the source text %j', (text) => {
  expect(source(text)).toEqual([])
})

test.each(['a list is shown', 'Shows a list', 'the list'])(
  'reports the test title %j, which does not begin with a verb in lower case',
  (title) => {
    expect(titled(title)).toEqual([expect.stringContaining('begin the title with what it does')])
  },
)

test.each(['shows a list', 'control: shows no list', 'never shows a list', 're-reads the list', '%s shows a list'])(
  'finds no mistake in the test title %j',
  (title) => {
    expect(titled(title)).toEqual([])
  },
)

test('reports a comment line of more than 120 columns, but no linter directive', () => {
  const words = 'word '.repeat(30).trim()
  expect(source(`// Use ${words}.\n`)).toEqual([expect.stringContaining('wrap the comment at 120 columns')])
  expect(source(`// oxlint-disable-next-line no-x -- ${words}\n`)).toEqual([])
})

test.each(['is refused when the session has ended', 'control: was sent', '%s', '%s when a message is pasted'])(
  'reports that the test title %j does not name its subject',
  (title) => {
    expect(titled(title)).toEqual([expect.stringContaining('name the subject')])
  },
)

test('reports a test.each title that does not begin with a verb', () => {
  expect(problemsOf('packages/x/src/a.test.ts', "test.each([\n  [1],\n])('a list of %i', () => undefined)\n")).toEqual([
    expect.stringMatching(/^packages\/x\/src\/a\.test\.ts:3 /),
  ])
})

test.each([
  ['a1 fix(games): keep the list in place', 0],
  ['a1 docs: explain releases', 0],
  ['a1 Fixed the list', 1],
  ['a1 fix(games): Keep the list', 1],
  ['a1 fix(games): keep the list.', 1],
  [`a1 fix(games): ${'x'.repeat(61)}`, 1],
])('reports for the commit subject %j this number of problems: %i', (line, count) => {
  expect(findCommitSubjectProblems([line])).toHaveLength(count)
})
