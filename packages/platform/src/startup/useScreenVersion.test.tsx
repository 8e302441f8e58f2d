import { expect, test } from 'vitest'
import type { PlatformResponse } from '../testing/index.ts'
import { renderScreen } from '../testing/renderScreen.tsx'
import { useScreenVersion } from './useScreenVersion.ts'

const started = (mem_cen?: string) => ({
  value: {
    info: '',
    location: 'BR',
    maintenance: false,
    regionRestriction: false,
    serverTime: 0,
    ...(mem_cen && { mobileTemplate: { mem_cen } }),
  },
})
const set = (mem_cen: string) => ({
  value: { mobileTemplate: { mem_cen }, app_background: '', app_desc: '', app_desc_font_color: '' },
})
const never = () => new Promise<Response>(() => undefined)
const fails = () => new Response('', { status: 400 })

const shown: string[] = []

function Centre() {
  const version = useScreenVersion('mem_cen') ?? 'waits'
  shown.push(version)
  return <p>{version}</p>
}

test.each<[string, string, PlatformResponse, PlatformResponse]>([
  ['new', 'the template says new and start-up says base', set('1'), started('0')],
  ['base', 'the template says base and start-up says new', set('0'), started('1')],
  ['new', 'start-up says new and the template is still loading', never, started('1')],
  ['new', 'start-up says new and the template fails', fails, started('1')],
  ['waits', 'both are still loading', never, never],
  ['waits', 'start-up has no setting and the template is still loading', never, started()],
  ['base', 'both fail', fails, fails],
])('shows the screen version "%s" when %s', async (version, _, template, startup) => {
  const { site, screen } = await renderScreen(<Centre />, {
    guest: true,
    answers: { 'GET /wps/system/consolidatedTemplate': template, 'GET /wps/system/startup': startup },
  })
  // Waits until all calls have ended, except the calls that never end.
  await expect.poll(() => site.queries.isFetching()).toBe([template, startup].filter((each) => each === never).length)
  await expect.element(screen.getByText(version)).toBeVisible()
})

test('still shows the base version of a screen during a refetch after both calls have failed', async () => {
  let asked = 0
  const { site, screen } = await renderScreen(<Centre />, {
    guest: true,
    answers: {
      'GET /wps/system/consolidatedTemplate': () => (asked++ === 0 ? fails() : never()),
      'GET /wps/system/startup': fails,
    },
  })
  await expect.element(screen.getByText('base')).toBeVisible()
  shown.length = 0
  void site.queries.refetchQueries({ queryKey: ['template'] })
  await expect.poll(() => asked).toBe(2)
  await expect.poll(() => shown.length).toBeGreaterThan(0)
  expect(new Set(shown)).toEqual(new Set(['base']))
})
