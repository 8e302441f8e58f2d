import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runPromoteVerb, runReleaseVerb, runRollbackVerb } from '@lobby/merchant-cli'
import { createHostTable, findWebServers, startWebServer } from '@lobby/merchant-cli/web-servers'
import { readBuildId, test } from '../deployment/test.ts'
import { expect } from '../lobby.ts'

const found = findWebServers()

for (const kind of ['nginx', 'caddy'] as const)
  test(`switches between two releases behind ${kind} without a reload of ${kind}, for new pages and for an open page`, async ({
    page,
    context,
    text,
    merchant,
    running,
    builds,
    watch,
  }) => {
    test.skip(typeof found === 'string', typeof found === 'string' ? found : '')
    // After a flip, a chunk of the open page's build is missing, so the page reloads one time.
    watch.allowStatus(404)
    watch.allowText(/did not load|does not match its stamped integrity hash|Refused to apply style/)
    const folder = mkdtempSync(join(tmpdir(), 'lobby-web-server-'))
    const ringsFile = join(folder, 'releases.jsonc')
    writeFileSync(ringsFile, '{ "rings": [{ "name": "all", "merchants": "others" }] }')
    const store = ['--store', join(folder, 'store')]
    const options = {
      ...{ ringsFile, smallest: false, print: () => undefined },
      commitOf: () => ({ commit: null, uncommitted: false }),
    }
    for (const name of ['first', 'second'] as const)
      expect(await runReleaseVerb([merchant, '--name', name, ...store], { ...options, compileDir: builds[name] })).toBe(
        0,
      )
    expect(await runPromoteVerb(['first', '--ring', 'all', ...store], options)).toBe(0)
    const server = await startWebServer(
      kind,
      join(folder, kind),
      {
        hosts: createHostTable([{ id: merchant, hosts: [`${merchant}.localhost`] }]),
        servedDir: join(folder, 'store/served'),
        platform: running.sandboxOrigin,
      },
      typeof found === 'string' ? undefined : found,
    )
    try {
      const origin = `http://${merchant}.localhost:${server.port}`
      const open = async () => {
        const other = await context.newPage()
        await other.goto(`${origin}/m/home`)
        await other.getByRole('tabpanel').getByRole('button').first().waitFor()
        const build = await readBuildId(other)
        await other.close()
        return build
      }
      await page.goto(`${origin}/m/login`)
      await expect(page.locator('[autocomplete=username]')).toBeVisible()
      const first = await readBuildId(page)
      const served: string[] = []
      for (const name of ['second', 'first', 'second']) {
        expect(await runRollbackVerb([merchant, name, '--demo', ...store], options)).toBe(0)
        served.push(await open())
      }
      expect(served).toEqual([expect.not.stringContaining(first), first, served[0]])
      // The page that was open all the time still works.
      const captcha = page.waitForResponse((response) => response.url().includes('/wps/captcha/get'))
      await page.getByRole('link', { name: text('auth.register') }).click()
      await expect(page).toHaveURL(/\/m\/register/)
      await expect(page.locator('[name=confirmPassword]')).toBeVisible()
      // A response that the end of the server cuts off would count as an error of the page.
      await (await captcha).finished()
    } finally {
      await server.close()
      rmSync(folder, { recursive: true })
    }
  })
