import { capabilities, type Capability } from '@lobby/merchant'
import { useRichTextLinks, HOME_PATHS } from '@lobby/platform/navigation'
import { renderScreen } from '@lobby/platform/testing/render-screen'
import { RichText } from '@lobby/ui/rich-text'
import { expect, test } from 'vitest'
import { readRoutes } from '../testing/readRoutes.ts'
import { pathsOf, screenTable } from './table/screenTable.ts'

const addresses = [...HOME_PATHS, ...screenTable.flatMap(pathsOf), '/m/nowhere']

function Notice() {
  return (
    <RichText
      {...useRichTextLinks()}
      content={`<p>Read</p>${addresses.map((address) => `<a href="${address}">${address}</a> `).join('')}`}
    />
  )
}

/** Where an editor's content leads, of all addresses of the site, where the merchant has these flags on. */
async function linksWith(flags: readonly Capability[]) {
  const { screen } = await renderScreen(<Notice />, { guest: true, merchant: { flags } })
  await expect.element(screen.getByText('Read')).toBeVisible()
  const links = [...screen.container.querySelectorAll('a[href]')].map((link) => link.getAttribute('href') ?? '')
  await screen.unmount()
  return links
}

test('a link of an editor’s content never leads to a page that the merchant has switched off', async () => {
  const hasScreen = readRoutes([])
  const links = await linksWith([])
  expect(links).toContain('/m/help')
  expect(links.filter((link) => !hasScreen(link))).toEqual([])
})

test('the control: with every flag on it leads to some that are dead without', async () => {
  const hasScreen = readRoutes([])
  expect((await linksWith(capabilities)).filter((link) => !hasScreen(link))).toEqual([
    '/m/rewardCenter',
    '/m/member/benefits',
  ])
})
