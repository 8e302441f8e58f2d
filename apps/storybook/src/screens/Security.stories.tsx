import type { PlatformResponse } from '@lobby/platform/testing'
import { DocumentsScreen } from '@lobby/security/screens/DocumentsScreen'
import { SecurityScreen } from '@lobby/security/screens/SecurityScreen'
import { SessionsScreen } from '@lobby/security/screens/SessionsScreen'
import { securityFixtures } from '@lobby/security/testing'
import { PaymentPasswordSheet as PaymentPassword } from '@lobby/wallet/payment-password'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { SiteFrame } from './SiteFrame.tsx'
import {
  failingResponse,
  waitForOpenDialog,
  waitForElement,
  pendingResponse,
  waitForAndPressElement,
  waitForScreenData,
} from './storyHelpers.ts'

const screens = {
  centre: () => <SecurityScreen renderPaymentPassword={(over) => <PaymentPassword {...over} />} />,
  documents: DocumentsScreen,
  sessions: SessionsScreen,
} as const

const full = {
  'GET /wps/security/info': { value: securityFixtures.info },
  'GET /wps/security/documents': { value: { status: 'NONE' } },
  'GET /wps/security/sessions': { value: securityFixtures.sessions },
}
const site = (more: object = {}) => ({ site: { path: '/m/securityCenter', answers: { ...full, ...more } } })

interface Props {
  readonly page: keyof typeof screens
}

function Security({ page }: Props) {
  const Screen = screens[page]
  return (
    <SiteFrame>
      <Screen />
    </SiteFrame>
  )
}

const meta = {
  title: 'Screens/Security',
  component: Security,
  parameters: { layout: 'fullscreen', ...site() },
  globals: { session: 'member' },
  args: { page: 'centre' },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('main :is([role=meter], form, dl, li)')).toBeVisible())
  },
} satisfies Meta<typeof Security>
export default meta

type Story = StoryObj<typeof meta>

export const SecurityCentre: Story = {}
/** The member has made few security settings. The page asks for the missing settings, and shows the next step first. */
export const FewSettings: Story = { parameters: site({ 'GET /wps/security/info': { value: securityFixtures.weak } }) }
/**
 * The sheet to change the payment password. It asks for the old password one time and for the new password two times.
 */
export const PaymentPasswordSheet: Story = {
  play: async ({ canvasElement }) => {
    await waitForAndPressElement(canvasElement, 'main section button')
    await expect((await waitForOpenDialog()).querySelectorAll('input')).toHaveLength(3)
  },
}
export const Sessions: Story = { args: { page: 'sessions' } }
export const Documents: Story = { args: { page: 'documents' } }
/** The second step asks for pictures of the front and the back of the document. */
export const DocumentPictures: Story = {
  args: { page: 'documents' },
  play: async ({ canvasElement, userEvent }) => {
    await waitForElement(canvasElement, 'main [type=date]')
    const [name, number, birth] = canvasElement.querySelectorAll('main form input:not([type=radio])')
    await userEvent.type(name ?? canvasElement, 'Ana Prado')
    await userEvent.type(number ?? canvasElement, '529.982.247-25')
    await userEvent.type(birth ?? canvasElement, '1990-02-28')
    await waitForAndPressElement(canvasElement, 'main form [type=submit]')
    await waitFor(() => expect(canvasElement.querySelectorAll('main [type=file]')).toHaveLength(2))
  },
}
export const DocumentsInReview: Story = {
  args: { page: 'documents' },
  parameters: site({ 'GET /wps/security/documents': { value: securityFixtures.review } }),
}
export const DocumentsRejected: Story = {
  args: { page: 'documents' },
  parameters: site({
    'GET /wps/security/documents': { value: { ...securityFixtures.review, status: 'REJECTED', reason: 'unreadable' } },
  }),
}

const answers = (call: keyof typeof full, value: unknown) =>
  site({ [call]: (() => Response.json({ success: true, value })) satisfies PlatformResponse })
export const DocumentsApproved: Story = {
  args: { page: 'documents' },
  parameters: answers('GET /wps/security/documents', { ...securityFixtures.review, status: 'APPROVED' }),
}
export const OneSession: Story = {
  args: { page: 'sessions' },
  parameters: answers('GET /wps/security/sessions', securityFixtures.sessions.slice(0, 1)),
  play: waitForScreenData,
}

export const Loading: Story = {
  parameters: {
    site: { ...site().site, answers: { ...full, 'GET /wps/security/info': pendingResponse }, hasPendingAnswer: true },
  },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('main [data-loading]')).toBeVisible())
  },
}

export const Failed: Story = {
  parameters: site({ 'GET /wps/security/info': failingResponse }),
  play: async ({ canvas }) => {
    const alert = await canvas.findByRole('alert')
    await waitFor(() => expect(alert).toBeVisible())
  },
}
