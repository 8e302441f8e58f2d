import { expect, test } from 'vitest'
import { leanRouter } from './leanRouter.ts'
import { bundle } from './testing/bundle.ts'

// It routes, and has no `NavLink`.
const app =
  "import { BrowserRouter, Routes, Route, useNavigate } from 'react-router-dom'\nconsole.log(BrowserRouter, Routes, Route, useNavigate)"

test('the site gets the production build of react-router, and of it only what it uses', async () => {
  const [lean, plain] = await Promise.all([bundle(app, [leanRouter()]), bundle(app, [])])
  for (const code of [lean, plain]) expect(code).toContain('function BrowserRouter(')
  // The control: without the plugin both are in the bundle.
  for (const left of ['/react-router/dist/development/', 'NavLinkWithRef']) {
    expect(plain).toContain(left)
    expect(lean).not.toContain(left)
  }
})
