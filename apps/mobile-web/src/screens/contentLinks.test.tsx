import { capabilities, type Capability } from '@lobby/merchant'
import { useRichTextLinks, HOME_PATHS } from '@lobby/platform/navigation'
import { renderScreen } from '@lobby/platform/testing/render-screen'
import { RichText } from '@lobby/ui/rich-text'
import { expect, test } from 'vitest'
import { createScreenUrlCheck } from '../testing/createScreenUrlCheck.ts'
import { getScreenPaths, screenTable } from './table/screenTable.ts'

const addresses = [...HOME_PATHS, ...screenTable.flatMap(getScreenPaths), '/m/nowhere']

function Notice() {
  return (
    <RichText
      {...useRichTextLinks()}
      content={`<p>Read</p>${addresses.map((address) => `<a href="${address}">${address}</a> `).join('')}`}
    />
  )
}

/**
 * Renders an editor's content with a link to every path of the site. Returns the links that remain at a merchant with
 * the given feature flags.
 */
async function renderLinks(flags: readonly Capability[]) {
  const { screen } = await renderScreen(<Notice />, { guest: true, merchant: { flags } })
  await expect.element(screen.getByText('Read')).toBeVisible()
  const links = [...screen.container.querySelectorAll('a[href]')].map((link) => link.getAttribute('href') ?? '')
  await screen.unmount()
  return links
}

test('removes links from an editor’s content when the merchant has switched their pages off', async () => {
  const hasScreen = createScreenUrlCheck([])
  const links = await renderLinks([])
  expect(links).toContain('/m/help')
  expect(links.filter((link) => !hasScreen(link))).toEqual([])
})

test('control: renders links to pages that need a feature flag when every flag is on', async () => {
  const hasScreen = createScreenUrlCheck([])
  expect((await renderLinks(capabilities)).filter((link) => !hasScreen(link))).toEqual([
    '/m/rewardCenter',
    '/m/member/benefits',
  ])
})
