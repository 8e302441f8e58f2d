import { expect, onTestFinished, test } from 'vitest'
import '../app.css'
import { renderShell, lookUpEnglishText } from '../testing/renderShell.tsx'

test('shows the skip link and its shadow only when the link has the focus', async () => {
  const theme = document.documentElement.style
  theme.setProperty('--shadow-2', '0 16px 40px rgb(0 0 0)')
  onTestFinished(() => void theme.removeProperty('--shadow-2'))
  const { screen } = await renderShell('/m/nowhere')
  const link = screen.getByRole('link', { name: lookUpEnglishText('core.skip') }).element() as HTMLElement
  const readVisibility = () => [link.getBoundingClientRect().bottom > 0, getComputedStyle(link).boxShadow !== 'none']
  expect(readVisibility()).toEqual([false, false])
  link.focus()
  expect(readVisibility()).toEqual([true, true])
})
