import { renderScreen } from '@lobby/platform/testing/render-screen'
import { expect, test } from 'vitest'
import type { PaymentFee } from './calculatePaymentFee.ts'
import { usePaymentFeeFormat } from './usePaymentFeeFormat.ts'

const FeeText = (fee: PaymentFee) => <output>{usePaymentFeeFormat()(fee)}</output>

test.each([
  [0, 0, 'No fee'],
  [1, 0, 'R$0.01'],
  [250, 0, 'R$2.50'],
  [0, 1, '0.01%'],
  [0, 50, '0.5%'],
  [250, 50, 'R$2.50 + 0.5%'],
])('formats a fee of %i minor units and %i basis points as "%s"', async (feeMinor, feeBasisPoints, text) => {
  const { screen } = await renderScreen(<FeeText feeMinor={feeMinor} feeBasisPoints={feeBasisPoints} />, {
    path: '/m/voucherCenter',
  })
  await expect.element(screen.getByRole('status')).toHaveTextContent(text)
})
