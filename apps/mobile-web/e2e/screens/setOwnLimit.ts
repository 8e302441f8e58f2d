import { openPathAndWaitForText } from './navigate.ts'
import type { ViewOpeningContext } from './createViewOpener.ts'

/**
 * Sets a limit of the signed-in player for the first period that the screen for responsible gaming offers.
 * @param amount The limit in units of the currency, without cents, for example `30`.
 */
export async function setOwnLimit(visit: ViewOpeningContext, kind: 'DEPOSIT' | 'LOSS', amount: string): Promise<void> {
  const { page, text } = visit
  await openPathAndWaitForText('/m/responsible', 'responsible.limits')(visit)
  await page
    .getByRole('region', { name: text(`responsible.${kind}`) })
    .getByRole('button')
    .first()
    .click()
  await page.getByRole('dialog').getByRole('textbox').fill(amount)
  await page
    .getByRole('dialog')
    .getByRole('button', { name: text('responsible.edit.save') })
    .click()
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
}
