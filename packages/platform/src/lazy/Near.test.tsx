import { beforeEach, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { Near } from './Near.tsx'

beforeEach(() => window.scrollTo(0, 0))

/** Something so many px below the screen. */
const beyond = (px: number) => (
  <>
    <div style={{ blockSize: innerHeight + px }} />
    <Near placeholder={<p>not yet</p>}>
      <p>content</p>
    </Near>
    <div style={{ blockSize: 2000 }} />
  </>
)

test('[SHELL-129] content is there once it is within 100 px of the screen, and stays when it is left', async () => {
  const screen = await render(beyond(150))
  await expect.element(screen.getByText('not yet')).toBeInTheDocument()
  window.scrollTo(0, 30)
  for (let frame = 0; frame < 5; frame++) await new Promise(requestAnimationFrame)
  await expect.element(screen.getByText('content')).not.toBeInTheDocument()
  window.scrollTo(0, 130)
  await expect.element(screen.getByText('content')).toBeInTheDocument()
  await expect.element(screen.getByText('not yet')).not.toBeInTheDocument()
  window.scrollTo(0, 0)
  for (let frame = 0; frame < 5; frame++) await new Promise(requestAnimationFrame)
  await expect.element(screen.getByText('content')).toBeInTheDocument()
})
