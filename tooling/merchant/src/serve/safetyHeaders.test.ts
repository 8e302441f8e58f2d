import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { parseHeadersFile, formatHeadersFile } from '../stamp/headers.ts'
import { createBuildTestSetup } from '../testing/createBuildTestSetup.ts'
import { serveSites } from './serveSites.ts'

const names = ['Strict-Transport-Security', 'Cross-Origin-Opener-Policy', 'Cross-Origin-Resource-Policy']

/**
 * Returns the security headers of each kind of response: documents, a chunk, a picture, a dictionary, the service
 * worker, and a response with status 304.
 * @param change Changes the text of the `_headers` file.
 */
async function answersOf(change: (rules: string) => string = (rules) => rules) {
  const { ids, build, site, root } = createBuildTestSetup(1)
  await build({ release: true })
  const [id] = ids
  const rules = join(site(id), '_headers')
  writeFileSync(rules, change(readFileSync(rules, 'utf8')))
  const served = await serveSites({
    sitesDir: join(root, 'sites'),
    port: 0,
    sandboxOrigin: 'http://127.0.0.1:9',
    single: id,
  })
  onTestFinished(() => served.close())
  const ask = (path: string, headers: Record<string, string> = {}) =>
    fetch(`http://127.0.0.1:${served.port}${path}`, { headers: { accept: 'text/html,*/*', ...headers } })
  const { outputs } = JSON.parse(readFileSync(join(site(id), 'build.json'), 'utf8')) as { outputs: object }
  const firstOf = (folder: string) =>
    Object.keys(outputs).find((path) => path.startsWith(folder) && !path.endsWith('.br')) ?? 'none'
  const paths = [
    '',
    'm/login',
    'register.html',
    'sw.js',
    'manifest.webmanifest',
    firstOf('assets/'),
    firstOf('brand/'),
    firstOf('i18n/'),
  ]
  const answers = await Promise.all(paths.map((path) => ask(`/${path}`)))
  const again = await ask('/', { 'if-none-match': answers[0]?.headers.get('etag') ?? '' })
  expect([...answers.map(({ status }) => status), again.status]).toEqual([...paths.map(() => 200), 304])
  return [...answers, again].map(({ headers }) => names.map((name) => headers.get(name)))
}

test('sends HSTS, COOP and CORP with each file of a release', { tags: ['B37'] }, async () => {
  // With `same-origin`, the window of a third-party sign-in could not respond to the page that opened it.
  const expected = ['max-age=31536000', 'same-origin-allow-popups', 'same-origin']
  for (const answer of await answersOf()) expect(answer).toEqual(expected)
})

test(
  'control: sends no HSTS, COOP and CORP when the site’s `_headers` file is empty',
  { tags: ['B37-control'] },
  async () => {
    const without = (text: string) =>
      formatHeadersFile(
        parseHeadersFile(text).map(({ pattern, headers }) => ({
          pattern,
          headers: Object.fromEntries(Object.entries(headers).filter(([name]) => !names.includes(name))),
        })),
      )
    for (const answer of await answersOf(without)) expect(answer).toEqual([null, null, null])
  },
)
