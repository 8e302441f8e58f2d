import { useLocation } from 'react-router-dom'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { createTestSite, TestApp, type TestSiteOptions } from '../testing/index.ts'
import { useRichTextLinks } from './useRichTextLinks.ts'

type Links = ReturnType<typeof useRichTextLinks>

async function open(merchant: TestSiteOptions['merchant'] = {}) {
  const seen: Links[] = []
  const site = createTestSite({ merchant })
  function Content({ more: named }: { readonly more: readonly string[] | undefined }) {
    seen.push(useRichTextLinks(named))
    return <p>{useLocation().pathname}</p>
  }
  const screenOf = (named?: readonly string[]) => (
    <TestApp site={site}>
      <Content more={named} />
    </TestApp>
  )
  const screen = await render(screenOf())
  const links = () => seen.at(-1) as Links
  return {
    screen,
    links,
    name: (named: readonly string[]) => screen.rerender(screenOf(named)),
    leads: (url: string) => links().resolveLink(new URL(url, location.origin)),
  }
}

test.each([
  ['/m/activity', '/m/activity'],
  ['/m/gameList?gameType=FISH', '/m/gameList?gameType=FISH'],
  ['/m/activityInfo?id=25', '/m/activityInfo?id=25'],
  [`${location.origin}/m/help#top`, '/m/help'],
])('opens the link %s of an editor’s text as the path %s of the site', async (url, href) => {
  const { leads } = await open()
  expect(leads(url)).toEqual({ href, own: true })
})

test.each(['https://help.example.com/chat?x=1', 'mailto:help@example.com', 'tel:+551140028922'])(
  'opens the link %s of an editor’s text outside the site',
  async (href) => {
    const { leads } = await open()
    expect(leads(href)).toEqual({ href })
  },
)

test.each([
  '/m/nowhere',
  '/m/changePsw',
  'https://evil.example/m/activity',
  'https://play.example.com/',
  'javascript:alert(1)',
  'data:text/html,x',
  'sms:1',
  'ftp://help.example.com/',
])('turns the link %s of an editor’s text into plain text', async (url) => {
  const { leads } = await open()
  expect(leads(url)).toBeNull()
})

test.each([
  ['/m/rewardCenter', 'rewardCentre'],
  ['/m/member/benefits', 'memberClub'],
] as const)('allows a link to the path %s only when the merchant has the feature flag %s', async (href, flag) => {
  expect((await open()).leads(href)).toBeNull()
  expect((await open({ flags: [flag === 'rewardCentre' ? 'memberClub' : 'rewardCentre'] })).leads(href)).toBeNull()
  expect((await open({ flags: [flag] })).leads(href)).toEqual({ href, own: true })
})

test('allows a link to an additional path of the caller only when the URL is exactly this path', async () => {
  const { leads, name } = await open()
  expect(leads('/m/startLottery?code=lua-1')).toBeNull()
  await name(['/m/startLottery?code=lua-1'])
  expect(leads('/m/startLottery?code=lua-1')).toEqual({ href: '/m/startLottery?code=lua-1', own: true })
  expect([
    leads('/m/startLottery?code=lua-2'),
    leads('/m/startLottery'),
    leads('https://evil.example/m/startLottery?code=lua-1'),
  ]).toEqual([null, null, null])
})

test('navigates to the path of a link when the player follows the link', async () => {
  const { screen, links } = await open({ images: { hosts: ['/media/a'], fallback: '/media/c' } })
  expect(links().imageHosts[0]).toBe('/media/a')
  links().onFollow('/m/activity')
  await expect.element(screen.getByText('/m/activity')).toBeVisible()
})
