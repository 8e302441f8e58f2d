import type { PlatformResponse } from '@lobby/platform/testing'
import { renderScreen } from '@lobby/platform/testing/render-screen'
import { expect, test } from 'vitest'
import { DownloadPopup } from './DownloadPopup.tsx'

const template = { mobileTemplate: {}, app_background: '', app_desc: '', app_desc_font_color: '' }

async function renderPopup(links: PlatformResponse) {
  const calls: string[] = []
  const { screen } = await renderScreen(<DownloadPopup onClose={() => calls.push('close')} />, {
    guest: true,
    answers: { 'GET /wps/system/downloadLinks': links, 'GET /wps/system/consolidatedTemplate': { value: template } },
  })
  return { screen, told: calls, popup: screen.getByRole('dialog', { name: 'Acme on your phone' }) }
}

test('lists the merchant’s downloads, and closes when its close button is pressed', async () => {
  const { popup, told: calls } = await renderPopup({
    value: [{ resourceType: 'Android', url: 'https://help.example.com/app' }],
  })
  await expect
    .element(popup.getByRole('link', { name: /Android app/ }))
    .toHaveAttribute('href', 'https://help.example.com/app')
  await popup.getByRole('button', { name: 'Close' }).click()
  expect(calls).toEqual(['close'])
})

test('lists only the entry "home screen" in the download popup when the merchant has no app', async () => {
  const { popup } = await renderPopup({ value: [] })
  await expect.element(popup.getByRole('button', { name: /Add to home screen/ })).toBeVisible()
  await expect.element(popup.getByRole('link')).not.toBeInTheDocument()
})

test('shows a spinner in the download popup until the downloads load', async () => {
  const { popup } = await renderPopup(() => new Promise<Response>(() => undefined))
  await expect.element(popup.getByRole('img', { name: 'Loading' })).toBeVisible()
})

test('shows an error when the download links fail to load, and loads them on retry', async () => {
  let broken = true
  const { popup } = await renderPopup(() =>
    broken ? new Response('', { status: 400 }) : Response.json({ success: true, value: [] }),
  )
  await expect.element(popup.getByText('Couldn’t load the downloads')).toBeVisible()
  broken = false
  await popup.getByRole('button', { name: 'Try again' }).click()
  await expect.element(popup.getByRole('button', { name: /Add to home screen/ })).toBeVisible()
})
