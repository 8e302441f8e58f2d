import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readStoryIds, deriveStoryIds } from './readStoryIds.ts'

const views = join(import.meta.dirname, '../../../mobile-web/e2e/screens')
const known = readStoryIds(import.meta.dirname)

/**
 * Returns the story ids in the source files of the views. Some ids are literal. Other ids come from a template with the
 * name of a report, such as `screens-reports--${part.story}-empty`.
 */
function findNamedStories(sources: string): string[] {
  const named = [...sources.matchAll(/\bstory: '([a-z0-9-]+)'/g)].map(([, id = '']) => id)
  const templates = [...sources.matchAll(/\bstory: `([a-z0-9-]*)\$\{part\.story\}([a-z0-9-]*)`/g)]
  return named.flatMap((id) =>
    id.includes('--') ? id : templates.map(([, before = '', after = '']) => `${before}${id}${after}`),
  )
}
const findMissingStories = (sources: string) => findNamedStories(sources).filter((id) => !known.has(id))

test('derives the same id for a story as Storybook', () => {
  const source =
    "const meta = {\n  title: 'Screens/App and home screen',\n}\nexport default meta\nexport const " +
    'GuideOfSafari: Story = {}\nexport const Bar = bar()\n'
  expect(deriveStoryIds(source)).toEqual([
    'screens-app-and-home-screen--guide-of-safari',
    'screens-app-and-home-screen--bar',
  ])
})

test('finds every story whose id is in a view of the site’s browser tests', () => {
  const files = globSync('*.ts', { cwd: views })
  expect(files.length).toBeGreaterThan(20)
  expect(findMissingStories(files.map((file) => readFileSync(join(views, file), 'utf8')).join('\n'))).toEqual([])
})

test('reports a view with the id of a story that does not exist', () => {
  expect(findMissingStories("{ story: 'screens-home--guest' }, { story: 'screens-home--nobody' }")).toEqual([
    'screens-home--nobody',
  ])
  expect(
    findMissingStories("{ story: 'bets' }, { story: 'nothing' }, { story: `screens-reports--${part.story}-failed` }"),
  ).toEqual(['screens-reports--nothing-failed'])
})
