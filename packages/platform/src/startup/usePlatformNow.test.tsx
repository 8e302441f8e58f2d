import { DAY_MS } from '../calendar/dayMs.ts'
import { useQueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { useApi } from '../query/ApiProvider.tsx'
import { renderScreen } from '../testing/renderScreen.tsx'
import { startupQuery } from './startupQuery.ts'
import { usePlatformNow } from './usePlatformNow.ts'

function Clock() {
  const now = usePlatformNow()
  const queries = useQueryClient()
  const api = useApi()
  return (
    <button type="button" onClick={() => void queries.fetchQuery(startupQuery(api))}>
      {new Date(now).toISOString().slice(0, 10)}
    </button>
  )
}

test('returns the device’s time until the platform’s time is known', async () => {
  const ahead = Date.now() + 3 * DAY_MS
  const { screen, asked } = await renderScreen(<Clock />, {
    answers: {
      'GET /wps/system/startup': {
        value: {
          info: '',
          location: 'BR',
          maintenance: false,
          regionRestriction: false,
          serverTime: ahead,
          mobileTemplate: { mem_cen: '1' },
        },
      },
    },
  })
  const button = screen.getByRole('button')
  await expect.element(button).toHaveTextContent(new Date().toISOString().slice(0, 10))
  expect(asked('GET /wps/system/startup')).toEqual([])
  await button.click()
  await expect.element(button).toHaveTextContent(new Date(ahead).toISOString().slice(0, 10))
})
