import { agentPaths, memberPaths, paths } from '@lobby/platform/routes'
import { expect, test } from '../lobby.ts'
import { screens } from '../screens/screens.ts'

test('a route whose screen is not on the list is not built: it shows that there is nothing', async ({
  page,
  lobby,
  text,
}) => {
  const unlisted = Object.entries({ ...paths, ...memberPaths, ...agentPaths }).filter(
    ([route]) => screens[route as keyof typeof screens].length === 0,
  )
  for (const [route, path] of unlisted) {
    await page.goto(lobby.origin + path)
    await expect(
      page.getByText(text('core.notFound.title')),
      `${route} is built: give screens.ts its states`,
    ).toBeVisible()
  }
})
