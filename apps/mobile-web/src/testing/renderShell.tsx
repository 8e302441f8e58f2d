import { withPlaces, makeTestSite, TestApp, type TestSiteInit } from '@lobby/platform/testing'
import type { LoginRequest } from '@lobby/platform/ports'
import { createToasts } from '@lobby/ui'
import '@lobby/ui/tokens.css'
import { useEffect } from 'react'
import { useLocation, useNavigate, type NavigateFunction } from 'react-router-dom'
import { expect } from 'vitest'
import { render } from 'vitest-browser-react'
import type { Site } from '../boot.ts'
import { Shell } from '../shell/Shell.tsx'
import { SiteContext } from '../siteContext.ts'

const files = import.meta.glob<Record<string, string>>('../../../../packages/i18n/messages/EN/*.json', { eager: true, import: 'default' })
const texts = Object.assign({}, ...Object.values(files)) as Record<string, string>

/** An English text of the product. */
export const text = (id: string) => texts[id] ?? id

/** The whole shell at a path, with its real screens, before a platform that answers what the test gives. */
export async function renderShell(path: string, init: TestSiteInit = {}) {
  const asked: LoginRequest[] = []
  const test = makeTestSite({ ...init, messages: withPlaces(texts) })
  await test.dictionaries.load(test.language, ['test'])
  const site = { ...test, build: 'test', toasts: createToasts(window) } as unknown as Site
  const router: { go?: NavigateFunction } = {}
  function Probe() {
    const { pathname, search } = useLocation()
    const navigate = useNavigate()
    useEffect(() => {
      router.go = navigate
    }, [navigate])
    return <p data-testid="at">{pathname + search}</p>
  }
  const screen = await render(
    <TestApp site={test} path={path} onLogin={(request) => asked.push(request)}>
      <SiteContext value={site}>
        <Shell />
        <Probe />
      </SiteContext>
    </TestApp>,
  )
  return {
    screen,
    site: test,
    asked,
    header: screen.getByRole('banner'),
    bar: screen.getByRole('navigation', { name: text('nav.label') }),
    expectAt: async (where: string) => {
      await expect.element(screen.getByTestId('at')).toHaveTextContent(where)
    },
    /** Goes on, as a link of the page would: what came before is an entry of the history. */
    goOn: async (where: string) => {
      await router.go?.(where)
      window.history.replaceState({ idx: 1 }, '')
    },
  }
}
