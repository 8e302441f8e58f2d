import { useLanguageFormat, useLanguage, useText, type MessageId } from '@lobby/i18n'
import { Component, type ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { useImageHosts } from '../media/index.ts'
import { useFlag, useMerchant } from '../merchant/index.ts'
import { useNotify } from '../ports/NotifyProvider.tsx'
import { useLanguagePrompt, useGameLauncher } from '../ports/index.ts'
import { useLoginPrompt, useSignOutPrompt, useSession } from '../session/index.ts'
import { useApi } from '../query/index.ts'
import { useStorage } from '../storage/index.ts'
import { createTestSite, TestApp } from './index.ts'

class Caught extends Component<{ readonly children: ReactNode }> {
  override state = { message: '' }
  static getDerivedStateFromError = (error: Error) => ({ message: error.message })
  override render = () => this.state.message || this.props.children
}

function Reads({ hook }: { readonly hook: () => unknown }) {
  hook()
  return 'filled'
}

const hooks: [string, () => unknown, string][] = [
  ['merchant', useMerchant, '<MerchantProvider>'],
  ['flag', () => useFlag('ageQuestion'), '<MerchantProvider>'],
  ['storage', useStorage, '<StorageProvider>'],
  ['session', useSession, '<SessionProvider>'],
  ['api', useApi, '<ApiProvider>'],
  ['image hosts', useImageHosts, '<ImageHostsProvider>'],
  ['notices', useNotify, '<NotifyProvider>'],
  ['launcher', useGameLauncher, '<LauncherProvider>'],
  ['language prompt', useLanguagePrompt, '<LanguagePromptProvider>'],
  ['login prompt', useLoginPrompt, '<LoginPromptProvider>'],
  ['sign-out', useSignOutPrompt, '<SignOutPromptProvider>'],
  ['texts', useText, '<I18nProvider>'],
]

test.each(hooks)(
  'throws an error that names the missing provider when this hook has no provider: %s',
  async (_, hook, cure) => {
    // React logs the errors that an error boundary catches.
    const report = vi.spyOn(console, 'error').mockReturnValue()
    const without = await render(
      <Caught>
        <Reads hook={hook} />
      </Caught>,
    )
    expect(without.container.textContent).toContain(cure)
    await without.unmount()
    report.mockRestore()
    const within = await render(
      <TestApp site={createTestSite()}>
        <Caught>
          <Reads hook={hook} />
        </Caught>
      </TestApp>,
    )
    expect(within.container.textContent).toBe('filled')
  },
)

test('shows a text as soon as its dictionary has been loaded', async () => {
  const site = createTestSite({
    language: 'PT',
    messages: {
      'a.hello': [
        { type: 0, value: 'Olá ' },
        { type: 1, value: 'name' },
      ],
    },
  })
  const asked: string[] = []
  function Greeting() {
    const t = useText()
    const { money } = useLanguageFormat()
    const { language, setLanguage } = useLanguage()
    return (
      <button
        type="button"
        onClick={() =>
          setLanguage('EN')
        }>{`${language}: ${t('a.hello' as MessageId, { name: 'Ana' })}, ${money(150, 'R$')}`}</button>
    )
  }
  const screen = await render(
    <TestApp site={site} onLanguageChange={(next) => asked.push(next)}>
      <Greeting />
    </TestApp>,
  )
  await expect.element(screen.getByText(/^PT: , R\$\s1,50$/)).toBeVisible()
  await site.dictionaries.load('PT', ['test'])
  await expect.element(screen.getByText(/^PT: Olá Ana, R\$\s1,50$/)).toBeVisible()
  await screen.getByRole('button').click()
  expect(asked).toEqual(['EN'])
})

test('reports a feature flag as off when the test merchant does not have the flag', async () => {
  const Flags = () => [useFlag('ageQuestion'), useFlag('memberClub')].join()
  const screen = await render(
    <TestApp site={createTestSite({ merchant: { flags: ['ageQuestion'] } })}>
      <Flags />
    </TestApp>,
  )
  await expect.element(screen.getByText('true,false')).toBeVisible()
})
