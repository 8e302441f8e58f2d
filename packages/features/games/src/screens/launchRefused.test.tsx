import { ApiError } from '@lobby/api'
import { expect, test } from 'vitest'
import { renderGameList } from '../testing/renderGameList.tsx'

test.each([
  ['responsible.loss.limit', true],
  ['game.unavailable', false],
])(
  'explains a launch that was refused with %s next to the games; links to the member’s limits: %s',
  async (code, leads) => {
    const list = await renderGameList({
      onLaunch: () => Promise.reject(new ApiError('refused', { operation: 'launchGame', code })),
    })
    await list.tile(3).click()
    const said = list.screen.getByRole('status').filter({ hasText: /./ })
    await expect.poll(() => said.elements().length).toBeGreaterThan(0)
    const way = list.screen.getByRole('link', { name: 'Your limits' })
    if (leads) await expect.element(way).toHaveAttribute('href', '/m/responsible')
    else expect(way.query()).toBeNull()
  },
)
