import { expect, test } from 'vitest'
import { renderMemberCentre } from '../testing/renderMemberCentre.tsx'

test.each(['1', '0'])(
  'opens the responsible play page for a guest without a sign-in when mem_cen is %s',
  async (mem_cen) => {
    const { entry, location, logins } = await renderMemberCentre({ mem_cen, type: null, market: 'BR' })
    await entry('Play responsibly').click()
    await expect.poll(location).toBe('/m/responsible')
    expect(logins).toEqual([])
  },
)
