import { isCapabilityOnForMerchant } from './capabilities.ts'
import {
  createDocumentCheckFixture,
  completedUplineTransferFixture,
  deviceSessionFixtures,
  uplineTransferLimitsFixture,
  weakAccountFixture,
} from './securityFixtures.ts'
import type { ScreenView, ViewOpeningContext } from './createViewOpener.ts'
import { openPathAndWaitForText } from './navigate.ts'

const CENTRE_PATH = '/m/securityCenter'
const DOCUMENTS_PATH = `${CENTRE_PATH}/documents`

/** Opens the identity documents of a member. The platform's check of the documents has the given status. */
const openDocumentCheck =
  (status: string, more: object = {}) =>
  async (visit: ViewOpeningContext) => [
    await visit.changeResponse(/\/security\/documents/, () => createDocumentCheckFixture(status, more)),
    await openPathAndWaitForText(DOCUMENTS_PATH, `security.status.${status}`)(visit),
  ]

/**
 * Opens the identity documents of a member who has not sent documents, fills in the details, and waits for the step
 * with the pictures.
 */
async function openDocumentPictures(visit: ViewOpeningContext): Promise<void> {
  const { page, text } = visit
  await visit.changeResponse(/\/security\/documents/, () => ({ status: 'NONE' }))
  await openPathAndWaitForText(DOCUMENTS_PATH, 'security.step.details.title')(visit)
  const main = page.getByRole('main')
  await main.getByRole('textbox', { name: text('security.fullName') }).fill('Ana Prado')
  await main.getByRole('textbox', { name: text('security.documentNumber') }).fill('529.982.247-25')
  await main.getByLabel(text('security.birthDate')).fill('1990-02-28')
  await main.getByLabel(text('security.birthDate')).press('Enter')
  await main.getByRole('heading', { name: text('security.step.document.title') }).waitFor()
}

const FLAG = 'transferToUpline'

/**
 * Opens the transfer to the upline, as a member who has one. If the merchant does not have the screen, waits for the
 * not-found text.
 */
const openTransfer = async (visit: ViewOpeningContext) => {
  await visit.page.route(/\/transaction\/upline/, (route) =>
    route.fulfill({
      json: {
        success: true,
        value: route.request().method() === 'POST' ? completedUplineTransferFixture : uplineTransferLimitsFixture,
      },
    }),
  )
  await openPathAndWaitForText(
    '/m/upLine/transfer',
    isCapabilityOnForMerchant(visit.merchant, FLAG) ? 'security.transfer.balance' : 'core.notFound.title',
  )(visit)
}

/** Opens the transfer to the upline, fills in an amount, and opens the confirmation. */
async function openConfirmation(visit: ViewOpeningContext): Promise<void> {
  await openTransfer(visit)
  if (!isCapabilityOnForMerchant(visit.merchant, FLAG)) return
  const amount = visit.page.getByRole('textbox', { name: visit.text('wallet.amount') })
  await amount.fill('100')
  await amount.press('Enter')
  await visit.page.getByRole('dialog').getByText(visit.text('withdraw.password')).first().waitFor()
}

/** Views of the security centre and of the transfer to the upline. */
export const securityViews = {
  '/m/securityCenter': [
    {
      name: 'security',
      story: 'screens-security--security-centre',
      who: 'member',
      needsAxe: true,
      open: openPathAndWaitForText(CENTRE_PATH, 'security.documents'),
    },
    {
      name: 'security, little is set',
      story: 'screens-security--few-settings',
      who: 'member',
      needsAxe: true,
      open: async (visit) => [
        await visit.changeResponse(/\/security\/info/, () => weakAccountFixture),
        await openPathAndWaitForText(CENTRE_PATH, 'security.missing')(visit),
      ],
    },
    {
      name: 'security, the payment password',
      story: 'screens-security--payment-password-sheet',
      who: 'member',
      open: async (visit) => {
        await openPathAndWaitForText(CENTRE_PATH, 'security.documents')(visit)
        await visit.page.getByRole('button', { name: visit.text('security.paymentPassword') }).click()
        await visit.page.getByRole('dialog').getByText(visit.text('withdraw.password.old')).waitFor()
      },
    },
    {
      name: 'security, loading',
      story: 'screens-security--loading',
      who: 'member',
      open: async (visit) => [
        await visit.holdOperation('securityInfo'),
        await openPathAndWaitForText(CENTRE_PATH, 'security.title')(visit),
      ],
    },
    {
      name: 'security, failed',
      story: 'screens-security--failed',
      who: 'member',
      open: async (visit) => [
        await visit.failOperation('securityInfo'),
        await openPathAndWaitForText(CENTRE_PATH, 'security.failed')(visit),
      ],
    },
  ],
  '/m/securityCenter/phone': [
    {
      name: 'security, phone',
      who: 'member',
      open: openPathAndWaitForText(`${CENTRE_PATH}/phone`, 'security.bind.submit'),
    },
  ],
  '/m/securityCenter/email': [
    {
      name: 'security, e-mail',
      who: 'member',
      open: openPathAndWaitForText(`${CENTRE_PATH}/email`, 'security.bind.submit'),
    },
  ],
  '/m/securityCenter/accounts': [
    {
      name: 'security, accounts',
      story: 'screens-payout-accounts--screen',
      who: 'member',
      open: openPathAndWaitForText(`${CENTRE_PATH}/accounts`, 'withdraw.account.add'),
    },
    {
      name: 'security, no account',
      story: 'screens-payout-accounts--no-account',
      who: 'member',
      open: async (visit) => [
        await visit.changeResponse(/\/withdrawal\/accounts/, (value: object) => ({ ...value, accounts: [] })),
        await openPathAndWaitForText(`${CENTRE_PATH}/accounts`, 'security.accounts.none')(visit),
      ],
    },
  ],
  '/m/securityCenter/documents': [
    {
      name: 'documents',
      story: 'screens-security--documents',
      who: 'member',
      open: async (visit) => [
        await visit.changeResponse(/\/security\/documents/, () => ({ status: 'NONE' })),
        await openPathAndWaitForText(DOCUMENTS_PATH, 'security.step.details.title')(visit),
      ],
    },
    {
      name: 'documents, the pictures',
      story: 'screens-security--document-pictures',
      who: 'member',
      open: openDocumentPictures,
    },
    {
      name: 'documents, in review',
      story: 'screens-security--documents-in-review',
      who: 'member',
      open: openDocumentCheck('REVIEW'),
    },
    {
      name: 'documents, approved',
      story: 'screens-security--documents-approved',
      who: 'member',
      needsAxe: true,
      open: openDocumentCheck('APPROVED'),
    },
    {
      name: 'documents, refused',
      story: 'screens-security--documents-rejected',
      who: 'member',
      needsAxe: true,
      open: openDocumentCheck('REJECTED', { reason: 'unreadable' }),
    },
    {
      name: 'documents, failed',
      story: 'screens-security--failed',
      who: 'member',
      open: async (visit) => [
        await visit.failOperation('documentCheck'),
        await openPathAndWaitForText(DOCUMENTS_PATH, 'security.documents.failed')(visit),
      ],
    },
  ],
  '/m/securityCenter/sessions': [
    {
      name: 'sessions',
      story: 'screens-security--sessions',
      who: 'member',
      needsAxe: true,
      open: async (visit) => [
        await visit.changeResponse(/\/security\/sessions/, () => deviceSessionFixtures),
        await openPathAndWaitForText(`${CENTRE_PATH}/sessions`, 'security.sessions.others')(visit),
      ],
    },
    {
      name: 'sessions, this one alone',
      story: 'screens-security--one-session',
      who: 'member',
      open: async (visit) => [
        await visit.changeResponse(/\/security\/sessions/, () => deviceSessionFixtures.slice(0, 1)),
        await openPathAndWaitForText(`${CENTRE_PATH}/sessions`, 'security.sessions.alone')(visit),
      ],
    },
    {
      name: 'sessions, failed',
      story: 'screens-security--failed',
      who: 'member',
      open: async (visit) => [
        await visit.failOperation('openSessions'),
        await openPathAndWaitForText(`${CENTRE_PATH}/sessions`, 'security.sessions.failed')(visit),
      ],
    },
  ],
  '/m/upLine/transfer': [
    { name: 'transfer', story: 'screens-transfer-to-the-upline--screen', who: 'member', open: openTransfer },
    {
      name: 'transfer, to be confirmed',
      story: 'screens-transfer-to-the-upline--confirm',
      who: 'member',
      open: openConfirmation,
    },
    {
      name: 'transfer, done',
      story: 'screens-transfer-to-the-upline--done',
      who: 'member',
      open: async (visit) => {
        await openConfirmation(visit)
        if (!isCapabilityOnForMerchant(visit.merchant, FLAG)) return
        const sheet = visit.page.getByRole('dialog')
        await sheet.getByLabel(visit.text('withdraw.password')).first().fill('246810')
        await sheet.getByRole('button', { name: visit.text('security.transfer.confirm.submit') }).click()
        await visit.page.getByText(visit.text('security.transfer.done'), { exact: true }).waitFor()
      },
    },
    {
      name: 'transfer, no upline',
      story: 'screens-transfer-to-the-upline--no-upline',
      who: 'agent',
      open: async (visit) =>
        openPathAndWaitForText(
          '/m/upLine/transfer',
          isCapabilityOnForMerchant(visit.merchant, FLAG) ? 'error.transfer.upline' : 'core.notFound.title',
        )(visit),
    },
  ],
} satisfies Record<string, readonly ScreenView[]>
