import { TestApp, type Answer } from '@lobby/platform/testing'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { openTestSite } from '../testing/openTestSite.ts'
import { HomeTicker } from './HomeTicker.tsx'

const publishing = (...titles: string[]): Answer => ({
  value: { banners: [], player: titles.map((title, id) => ({ id, title })), popup: [], hot: [], promotion: [] },
})

async function renderTicker(answer: Answer) {
  const site = await openTestSite({ answers: { 'GET /wps/announcement/home': answer } })
  const screen = await render(
    <TestApp site={site}>
      <HomeTicker />
    </TestApp>,
  )
  return { screen }
}

test('[HOME-037] the ticker shows the titles of the announcements', async () => {
  const { screen } = await renderTicker(publishing('First', 'Second'))
  await expect.element(screen.getByText('First').first()).toBeVisible()
  await expect.element(screen.getByText('Second').first()).toBeInTheDocument()
})

test.each([
  ['there are none', publishing()],
  ['they do not come', () => new Response('', { status: 400 })],
])('[HOME-039] says that there is nothing when %s', async (_, answer) => {
  const { screen } = await renderTicker(answer)
  await expect.element(screen.getByText('No announcements just now')).toBeVisible()
})
